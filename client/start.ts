/**
 * The first script of every page, small enough to be in nobody's way. It notes what is pressed before anything else is
 * there, and once the page is painted it fetches the modules the page needs, all at the same time. Until then a slow
 * line belongs to style sheets and pictures.
 */

/** Buttons that do nothing without script; what opens a sheet or sends a form needs none. */
const DEAF = 'button[type=button]:not([popovertarget])';

/** Marks the button that was pressed last, to be pressed again once somebody hears it (router/early.ts). */
const mark = ({ target }: Event): void => {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  if (target instanceof Element) target.closest(DEAF)?.setAttribute('data-pressed', '');
};
addEventListener('click', mark);
addEventListener('takenover', () => removeEventListener('click', mark), { once: true });

const { modules = '' } = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset ?? {};

// A page nobody looks at is never painted.
if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
for (const url of modules.split(' ')) void import(/* @vite-ignore */ url);

export {};
