// Entry while developing: what Vite's React plugin writes into components has to be in place before the first is loaded.
interface Refresh {
  injectIntoGlobalHook(window: Window): void;
}

/** Served by Vite's React plugin; a path of the dev server, unknown to the compiler. */
const REFRESH = '/@react-refresh';

const refresh: Refresh = await import(/* @vite-ignore */ REFRESH);
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import('./entry.tsx');

// An edit of a script opens the page anew, made by the server as visitors get it; style sheets are exchanged in place.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ type }) => type === 'js-update')) location.reload();
});

export {};
