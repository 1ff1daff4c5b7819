import { formatAddress } from './address.ts';
import type { Router } from './useRouter.ts';

/**
 * Replays the last click made before hydration on a button that needs script. client/start.ts marks that button with
 * `data-pressed` until the `hydrated` event.
 */
export function replayClicks(): void {
  dispatchEvent(new Event('hydrated'));
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  if (!pressed) return;
  pressed.removeAttribute('data-pressed');
  // Not during hydration.
  setTimeout(() => pressed.click());
}

/**
 * Turns clicks on `<a href>` and submits of `<form method="get">` that stay on the site into client-side navigations.
 *
 * Attributes on the link or form: `data-scroll="keep|disablehash"`, `data-replace`, `data-reload` (a real page load).
 */
export function interceptNavigation(router: () => Router): () => void {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = internalLink(event.target);
    if (!link) return;
    event.preventDefault();
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
    router().navigate(formAddress(form, event.submitter), navigateOptions(form));
  };
  // The pointer goes down before the click.
  const onPointerDown = (event: PointerEvent) => {
    const link = internalLink(event.target);
    if (link && link.hash === '') router().prefetch(link.href);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('pointerdown', onPointerDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('pointerdown', onPointerDown);
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
