// Entry while developing: React's fast refresh has to be in place before the first component is loaded.
interface Refresh {
  injectIntoGlobalHook(window: Window): void;
}

/** Served by Vite's React plugin; a path of the dev server, unknown to the compiler. */
const REFRESH = '/@react-refresh';

const refresh: Refresh = await import(/* @vite-ignore */ REFRESH);
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

await import('./entry.tsx');

export {};
