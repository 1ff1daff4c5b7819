/**
 * The first script of every page, small enough to be in nobody's way: once the page is painted it fetches the modules
 * the page needs, all at the same time. Until then a slow line belongs to style sheets and pictures.
 */
const { modules = '' } = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset ?? {};

// A page nobody looks at is never painted.
if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
for (const url of modules.split(' ')) void import(/* @vite-ignore */ url);

export {};
