/** When the native app is offered: never on the first page of a visit, once a visit, and never again after a no. */

const REFUSED = 'musubi.app.refused';
const VIEWS = 'musubi.app.views';
const OFFERED = 'musubi.app.offered';

/** How long (ms) a visitor has been on a page before the app is offered: who flips through is not disturbed. */
export const REST_MS = 8_000;

/** Pages on which somebody is busy with a form. */
const BUSY = /^\/(register|login|logout|area|reservations?|thankyou|contact|diagnosis|enquete|special)\b/;

/** Whether the app may be offered on this page, and notes that the page was seen. */
export function mayOffer(path: string): boolean {
  try {
    const views = Number(sessionStorage.getItem(VIEWS) ?? 0) + 1;
    sessionStorage.setItem(VIEWS, String(views));
    const isOver = localStorage.getItem(REFUSED) !== null || sessionStorage.getItem(OFFERED) !== null;
    return views > 1 && !isOver && !BUSY.test(path);
  } catch {
    // Where a no cannot be remembered nothing is offered.
    return false;
  }
}

/** Notes that the app was offered in this visit. */
export function noteOffered(): void {
  sessionStorage.setItem(OFFERED, '1');
}

/** Notes that the visitor wants to hear no more of it. */
export function noteRefused(): void {
  localStorage.setItem(REFUSED, '1');
}
