import { writeAddress } from './address.ts';
import type { Router } from './useRouter.ts';

/**
 * Pages and components use plain `<a href>` and `<form method="get">`, which work before any script. Once the
 * script runs, this turns the ones that stay on the site into navigations without a page load.
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
    const link = linkOf(event.target);
    if (!link) return;
    event.preventDefault();
    router().navigate(link.pathname + link.search + link.hash, optionsOf(link));
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
    router().navigate(addressOfForm(form, event.submitter), optionsOf(form));
  };
  // A finger or a mouse that goes down is about to open the page: some 100 ms are won.
  const onPointerDown = (event: PointerEvent) => {
    const link = linkOf(event.target);
    if (link && link.hash === '') router().prefetch(link.pathname + link.search);
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

/** The address a GET form leads to; fields left empty are not sent. */
export function addressOfForm(form: HTMLFormElement, submitter: HTMLElement | null = null): string {
  const action = new URL(form.getAttribute('action') ?? '', location.href);
  const fields: Array<[string, string]> = [];
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields.push([name, value.trim()]);
  }
  return writeAddress(decodeURI(action.pathname), fields);
}

/** The link around an element, when it leads to another page of this site in the same window. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !link.href || link.origin !== location.origin || 'reload' in link.dataset) return null;
  const isElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  return isElsewhere || /^\/(img|graphql|pictures)\b/.test(link.pathname) ? null : link;
}

function optionsOf(element: HTMLElement): { replace: boolean; scroll: 'auto' | 'keep' | 'disablehash' } {
  const { scroll, replace } = element.dataset;
  return {
    replace: replace !== undefined,
    scroll: scroll === 'keep' || scroll === 'disablehash' ? scroll : 'auto',
  };
}
