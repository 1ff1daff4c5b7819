import { LOG_OUT_KEY, localStore, tabStore } from '../../storage.ts';

const OWN = /^(musubi\.|reservation:)/;

/**
 * Kept at log-out: values that identify nobody and grant no access. They are consent, campaign, dismissed promotions,
 * figures for comparing costs, and what was viewed on this device, which is recorded for guests too. All other values
 * are personal: drafts, notes, copies of sent forms, and codes of reservations, shared lists and diagnoses.
 */
const IMPERSONAL =
  /^musubi\.(consent|utm|referrer-told|scroll|visited|viewed|budget|guestCount|weddingDay|(app|campaign)\.\w+)$/;

/** Deletes personal values from session storage and local storage. */
export function clearPersonalValues(): void {
  for (const store of [tabStore, localStore])
    for (const key of store.keys()) if (OWN.test(key) && !IMPERSONAL.test(key)) store.remove(key);
}

/** Call at log-out. Other tabs delete theirs on the `storage` event of the key. */
export function clearInAllTabs(): void {
  clearPersonalValues();
  localStore.set(LOG_OUT_KEY, String(Date.now()));
}

/** Call where a guest comes from the log-out page, whose form may have been sent before scripts had loaded. */
export function clearAfterLogOut(): void {
  const [load] = performance.getEntriesByType('navigation');
  // After a reload the referrer is the same, but the drafts may be those of the next user.
  if (load instanceof PerformanceNavigationTiming && load.type === 'navigate') clearInAllTabs();
}
