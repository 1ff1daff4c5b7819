import type { Services } from '../requestContext.ts';
import { isNoKarte, type TrackedEvent } from './events.ts';
import { reportFailure } from './failures.ts';
import { isPublicPage, toldPath } from './pagePath.ts';
import { deliverTo } from './queue.ts';
import { keptUtm } from './utm.ts';

declare global {
  interface Window {
    /** What the tag manager reads. */
    dataLayer?: unknown[];
  }
}

/** Users who are not counted unless told otherwise: the product's own (§9). */
export const EXCLUDED_USERS: readonly string[] = ['1', '3'];

/** Whether this viewer's visits are counted; `userId` is null for a guest. */
export function isCounted(userId: string | null): boolean {
  return userId === null || !EXCLUDED_USERS.includes(userId);
}

/**
 * Begins to count: loads the tag manager where there is one, and hands it every event. Returns what ends it.
 *
 * A tag manager reads the address of the page it runs in, so it runs in no page whose address is not for everybody:
 * there events wait in the data layer, and from there and to there the browser loads the page anew.
 */
export function startTracking(services: Services, { inApp }: { inApp: boolean }): () => void {
  const { tagUrl, errorsUrl, noKarteTags } = services;
  deliverTo((event, path) => {
    try {
      (window.dataLayer ??= []).push({
        ...event,
        ...('post' in event && { no_karte: isNoKarte(event.post, noKarteTags) }),
        page_path: toldPath(path),
        is_in_app: inApp,
        ...keptUtm(),
      });
    } catch (error) {
      reportFailure(errorsUrl, error, event.event, path);
    }
  });
  if (tagUrl === null) return () => deliverTo(null);
  if (isPublicPage(location.pathname)) loadOnce(tagUrl);
  document.addEventListener('click', loadAcross, { capture: true });
  return () => {
    deliverTo(null);
    document.removeEventListener('click', loadAcross, { capture: true });
  };
}

/** A link between a page for everybody and any other is followed by a page load, which leaves the tag manager behind. */
function loadAcross({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin && isPublicPage(link.pathname) !== isPublicPage(location.pathname))
    link.dataset['reload'] = '';
}

/** The event of following a link that is paid for; null for every other click. */
export function affiliateEvent(target: EventTarget | null): TrackedEvent | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel~="sponsored"]') : null;
  return link && { event: 'AffiliateLinkEvent', link_host: link.host };
}

function loadOnce(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
