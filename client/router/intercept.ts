import { formatAddress } from './address.ts';
import { currentHistoryKey } from './history.ts';
import { storeLeftBy } from './scroll.ts';
import type { Router } from './useRouter.ts';

/** How long a touch lasts before it prefetches: swipes are usually recognized, and cancel the pointer, before that. */
const TOUCH_DELAY_MS = 80;

/**
 * Repeats, in their order, the clicks made before hydration on buttons that need script. Until the `hydrated` event
 * client/start.ts marks these buttons with `data-pressed`.
 */
export function replayClicks(): void {
  dispatchEvent(new Event('hydrated'));
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-pressed]')].toSorted(
    (one, other) => Number(one.dataset['pressed']) - Number(other.dataset['pressed']),
  );
  for (const button of pressed) {
    button.removeAttribute('data-pressed');
    // Not during hydration.
    setTimeout(() => button.click());
  }
}

/**
 * Turns clicks on `<a href>` and submits of `<form method="get">` that stay on the site into client-side navigations.
 *
 * Attributes on the link or form: `data-scroll="keep|disablehash"`, `data-replace`, `data-reload` (a real page load).
 */
export function interceptNavigation(router: () => Router): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented ? null : followedLink(event);
    if (!link) return;
    event.preventDefault();
    // Clicks of keyboards and screen readers have no count. After a click of a pointer the browser could draw a focus
    // ring that was not there before.
    storeLeftBy(currentHistoryKey(), event.detail === 0 ? link : null);
    router().navigate(link.href, navigateOptions(link));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (
      event.defaultPrevented ||
      !(form instanceof HTMLFormElement) ||
      form.method !== 'get' ||
      'reload' in form.dataset
    )
      return;
    event.preventDefault();
    storeLeftBy(currentHistoryKey(), null);
    router().navigate(formAddress(form, event.submitter), navigateOptions(form));
  };
  let touch: ReturnType<typeof setTimeout> | undefined;
  const onPointerEnd = () => clearTimeout(touch);
  // The pointer goes down before the click.
  const onPointerDown = (event: PointerEvent) => {
    onPointerEnd();
    const link = followedLink(event);
    if (!link || link.hash !== '') return;
    const prefetch = () => router().prefetch(link.href);
    if (event.pointerType === 'mouse') prefetch();
    else touch = setTimeout(prefetch, TOUCH_DELAY_MS);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('pointerup', onPointerEnd);
  document.addEventListener('pointercancel', onPointerEnd);
  return () => {
    onPointerEnd();
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('pointerup', onPointerEnd);
    document.removeEventListener('pointercancel', onPointerEnd);
  };
}

/** The address a GET form submits to, without its empty fields. */
export function formAddress(form: HTMLFormElement, submitter: HTMLElement | null = null): string {
  const action = new URL(form.getAttribute('action') ?? '', location.href);
  const fields: Array<[string, string]> = [];
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields.push([name, value.trim()]);
  }
  return formatAddress(action.pathname, fields);
}

/** The link that a click would open in this window: the main button alone, without a key. */
function followedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return isModified ? null : internalLink(target);
}

/** The link around an element, when it leads to another page of this site in the same window. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !link.href || link.origin !== location.origin || 'reload' in link.dataset) return null;
  const opensElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  return opensElsewhere || /^\/(img|graphql|pictures)\b/.test(link.pathname) ? null : link;
}

function navigateOptions(element: HTMLElement): {
  replace: boolean;
  scroll: 'auto' | 'keep' | 'disablehash';
} {
  const { scroll, replace } = element.dataset;
  return {
    replace: replace !== undefined,
    scroll: scroll === 'keep' || scroll === 'disablehash' ? scroll : 'auto',
  };
}
