/** When something is offered in the floating banner: never on the first page of a visit, once a visit, never again after a no. */

/** What is offered: the native app, or the campaign to who has read an article. */
export type Offer = 'app' | 'campaign';

const VIEWS = 'musubi.app.views';
const refusedKey = (offer: Offer): string => `musubi.${offer}.refused`;
const offeredKey = (offer: Offer): string => `musubi.${offer}.offered`;

/** How long (ms) a visitor has been on a page before the app is offered: who flips through is not disturbed. */
export const REST_MS = 8_000;

/** Pages on which somebody is busy with a form. */
const BUSY = /^\/(register|login|logout|area|reservations?|thankyou|contact|diagnosis|enquete|special)\b/;

/** Notes that a page was seen, which makes the next ones later pages of the visit. */
export function noteView(): void {
  try {
    sessionStorage.setItem(VIEWS, String(Number(sessionStorage.getItem(VIEWS) ?? 0) + 1));
  } catch {
    // Where nothing can be noted nothing is offered.
  }
}

/** Whether something may be offered on the page of this path. */
export function mayOffer(offer: Offer, path: string): boolean {
  try {
    const isLater = Number(sessionStorage.getItem(VIEWS) ?? 0) > 1;
    const isOver =
      localStorage.getItem(refusedKey(offer)) !== null || sessionStorage.getItem(offeredKey(offer)) !== null;
    return isLater && !isOver && !BUSY.test(path);
  } catch {
    // Where a no cannot be remembered nothing is offered.
    return false;
  }
}

/** Notes that something was offered in this visit. */
export function noteOffered(offer: Offer): void {
  sessionStorage.setItem(offeredKey(offer), '1');
}

/** Notes that the visitor wants to hear no more of it. */
export function noteRefused(offer: Offer): void {
  localStorage.setItem(refusedKey(offer), '1');
}
