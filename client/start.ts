import { holdPosition } from './holdPosition.ts';
import { loadFont } from './styles/loadFont.ts';

/**
 * The first script of every page, kept small. It sends the viewer query, marks buttons clicked before hydration, and lays
 * out a page that is loaded again and holds its position. It loads the display font and the page's modules once the
 * largest picture is painted, so that they do not delay that picture or the style sheets.
 */

/** How long they wait for the picture. */
const MAX_PICTURE_MS = 1_000;

/** Buttons that need script, and those whose form is only for browsers without; popovers and submit buttons work without. */
const SCRIPT_BUTTON = 'button[type=button]:not([popovertarget]),[form=clip-form]';

let presses = 0;

/**
 * Marks the button with the number of the press; router/intercept.ts replays the click after hydration. A second press
 * of a toggle takes the first one back.
 */
const markPressed = (event: Event): void => {
  const button = event.target instanceof Element && event.target.closest(SCRIPT_BUTTON);
  if (!button) return;
  event.preventDefault();
  if (button.matches('[data-pressed][aria-pressed]')) button.removeAttribute('data-pressed');
  else button.setAttribute('data-pressed', String((presses += 1)));
};
addEventListener('click', markPressed);
addEventListener('hydrated', () => removeEventListener('click', markPressed), { once: true });

// The browser scrolls back to where the page was left, so heights above that place have to be real (styles/base.css).
const [loaded] = performance.getEntriesByType('navigation');
if (loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate') {
  document.documentElement.dataset['laidOut'] = '';
  holdPosition();
}

const { modules = '', viewer } =
  document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset ?? {};

if (viewer) {
  const response = fetch('/graphql?operationName=ViewerQuery', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: viewer,
    signal: AbortSignal.timeout(10_000),
  });
  // Reported by the transport, which takes it.
  response.catch(() => {});
  window.sentAhead = { body: viewer, response };
}

// A hidden page never paints.
if (!document.hidden) {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.race([
    picture?.decode().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, MAX_PICTURE_MS)),
  ]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
loadFont();
// Each in a task of its own: together they would be a long one.
for (const url of modules.split(' ')) setTimeout(() => import(/* @vite-ignore */ url));

declare global {
  interface Window {
    /** A request of client/start.ts, until client/relay/httpTransport.ts takes its response. */
    sentAhead?: { readonly body: string; readonly response: Promise<Response> };
  }
}
