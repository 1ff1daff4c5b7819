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

/** The last member known in this document. */
let member: string | null = null;

/**
 * Loads the document again, whose store and fields hold data of one member, after a log-out in another tab and when
 * another member is logged in, e.g. after the end of the session.
 * @param id of the account, whenever it is known
 */
export function keepToMember(id: string): void {
  if (member === null) reloadAfterLogOut();
  else if (member !== id) reloadDocument();
  member = id;
}

function reloadAfterLogOut(): void {
  const lastLogOut = localStore.get(LOG_OUT_KEY);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== LOG_OUT_KEY || !newValue) return;
    clearPersonalValues();
    reloadDocument();
  });
  // A page in the back-forward cache gets no `storage` events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStore.get(LOG_OUT_KEY) !== lastLogOut) reloadDocument();
  });
}

function reloadDocument(): void {
  // The browser would keep what was typed.
  for (const form of document.forms) form.reset();
  location.reload();
}
