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
  /** Module scripts to run. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Modules the entry will import, fetched ahead. */
  readonly preload: readonly string[];
}

const ENTRY = 'client/entry.tsx';

/** The scripts and style sheets of the entry and of one page's chunks, with all they import. */
export function assetsOf(assets: Assets, chunks: readonly string[]): PageAssets {
  const { manifest } = assets;
  if (!manifest) return { scripts: ['/@vite/client', '/client/entry.dev.ts'], styles: [], preload: [] };
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
  const entry = manifest[ENTRY]?.file;
  if (!entry) throw new Error(`The manifest of the build has no ${ENTRY}`);
  return { scripts: [`/${entry}`], styles: [...styles], preload: [...files].map((file) => `/${file}`) };
}
