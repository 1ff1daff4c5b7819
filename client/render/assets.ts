/** The part of Vite's manifest that is read here (`dist/client/.vite/manifest.json`). */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
  >
>;

/** What the build left for the browser; no manifest while developing, when Vite serves the sources. */
export interface Assets {
  readonly manifest: Manifest | null;
}

/** What one page needs of them. */
export interface PageAssets {
  /** Module scripts to run as soon as the browser comes to them. */
  readonly scripts: readonly string[];
  /** Modules the first of them fetches when the page is painted (see client/start.ts). */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Modules to fetch before the browser comes to them. */
  readonly preload: readonly string[];
}

const START = 'client/start.ts';
const ENTRY = 'client/entry.tsx';

/** The scripts and style sheets of the entry and of one page's chunks, with all they import. */
export function assetsOf(assets: Assets, chunks: readonly string[]): PageAssets {
  const { manifest } = assets;
  if (!manifest)
    return { scripts: ['/@vite/client', '/client/entry.dev.ts'], modules: [], styles: [], preload: [] };
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const item = manifest[key];
    if (!item || files.has(item.file)) return;
    files.add(item.file);
    // The entry's own sheet comes first: it fixes the order of the cascade layers that all others fill.
    item.css?.forEach((file) => styles.add(`/${file}`));
    item.imports?.forEach(visit);
  };
  visit(ENTRY);
  chunks.forEach(visit);
  const start = manifest[START]?.file;
  if (!start || !manifest[ENTRY]) throw new Error(`The manifest of the build has no ${START} or no ${ENTRY}`);
  return {
    scripts: [`/${start}`],
    modules: [...files].map((file) => `/${file}`),
    styles: [...styles],
    preload: [`/${start}`],
  };
}
