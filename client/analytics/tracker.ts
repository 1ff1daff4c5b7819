import type { Services } from '../requestContext.ts';
import { isNoKarte, type TrackedEvent } from './events.ts';
import { isPublicPath, redactedPath } from './publicPaths.ts';
import { setEventSink } from './track.ts';
import { sessionUtm } from './utm.ts';

declare global {
  interface Window {
    /** Read by the tag manager. */
    dataLayer?: unknown[];
  }
}

/** Internal users, who are not tracked. */
export const EXCLUDED_USER_IDS: readonly string[] = ['1', '3'];

/** Whether a viewer is tracked; `userId` is null for a guest. */
export function isTracked(userId: string | null): boolean {
  return userId === null || !EXCLUDED_USER_IDS.includes(userId);
}

/**
 * Loads the tag manager, if configured, and sends it every event. Returns a function that stops tracking.
 *
 * Tag managers read the page's URL, so none is loaded on pages with a private URL: there events wait in the data layer,
 * and links between private and public pages become full page loads.
 */
export function startTracking(services: Services, { inApp }: { inApp: boolean }): () => void {
  const { tagUrl, errorsUrl, noKarteTags } = services;
  setEventSink((event, path) => {
    try {
      (window.dataLayer ??= []).push({
        ...event,
        ...('post' in event && { no_karte: isNoKarte(event.post, noKarteTags) }),
        page_path: redactedPath(path),
        is_in_app: inApp,
        ...sessionUtm(),
      });
    } catch (error) {
      void import('./reportError.ts').then(({ sendErrorReport }) =>
        sendErrorReport(errorsUrl, { error, logger: 'track', path, tags: { event: event.event } }),
      );
    }
  });
  if (tagUrl === null) return () => setEventSink(null);
  if (isPublicPath(location.pathname)) loadScript(tagUrl);
  document.addEventListener('click', forcePageLoad, { capture: true });
  return () => {
    setEventSink(null);
    document.removeEventListener('click', forcePageLoad, { capture: true });
  };
}

/** Marks links between private and public pages with `data-reload`, so that the tag manager is unloaded or loaded. */
function forcePageLoad({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin && isPublicPath(link.pathname) !== isPublicPath(location.pathname))
    link.dataset['reload'] = '';
}

/** The event of a click on an affiliate link; null for any other click. */
export function affiliateEvent(target: EventTarget | null): TrackedEvent | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel~="sponsored"]') : null;
  return link && { event: 'AffiliateLinkEvent', link_host: link.host };
}

/** Adds a script unless the page has it. */
function loadScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
