/**
 * The first script of every page, kept small. It marks the last button clicked before hydration, and after first paint
 * imports the page's modules in parallel, so that on slow networks they do not compete with style sheets and images.
 */

/** Buttons that need script; popovers and submit buttons work without. */
const SCRIPT_BUTTON = 'button[type=button]:not([popovertarget])';

/** Marks the button; router/intercept.ts replays the click after hydration. */
const markPressed = ({ target }: Event): void => {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  if (target instanceof Element) target.closest(SCRIPT_BUTTON)?.setAttribute('data-pressed', '');
};
addEventListener('click', markPressed);
addEventListener('hydrated', () => removeEventListener('click', markPressed), { once: true });

const { modules = '' } = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset ?? {};

// A hidden page never paints.
if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
for (const url of modules.split(' ')) void import(/* @vite-ignore */ url);

export {};
