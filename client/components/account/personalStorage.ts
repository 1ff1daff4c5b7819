import { LOG_OUT_KEY, localStore, tabStore } from '../../storage.ts';

const OWN = /^(musubi\.|reservation:)/;

/**
 * Stays at log-out, because it names nobody and opens nothing: consent, campaign, what was offered and refused, figures
 * to compare costs by, and what was viewed on this device, which is recorded for guests too. All other values belong to
 * a person: drafts, notes, copies of sent forms, and codes of reservations, shared lists and diagnoses.
 */
const IMPERSONAL =
  /^musubi\.(consent|utm|referrer-told|scroll|visited|viewed|budget|guestCount|weddingDay|(app|campaign)\.\w+)$/;

/** Deletes what the next person on this device must not see, from this tab and from the device. */
export function clearPersonalValues(): void {
  for (const store of [tabStore, localStore])
    for (const key of store.keys()) if (OWN.test(key) && !IMPERSONAL.test(key)) store.remove(key);
}

/** Call at log-out. Other tabs clear theirs when they see the key change. */
export function clearInAllTabs(): void {
  clearPersonalValues();
  localStore.set(LOG_OUT_KEY, String(Date.now()));
}

/** Call where a guest comes from the log-out page, whose form may have been sent before scripts had loaded. */
export function clearAfterLogOut(): void {
  const [load] = performance.getEntriesByType('navigation');
  // A reload has the same referrer, but drafts of the next person.
  if (load instanceof PerformanceNavigationTiming && load.type === 'navigate') clearInAllTabs();
}
