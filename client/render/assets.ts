/** The used part of Vite's manifest (`dist/client/.vite/manifest.json`). */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** Output of the build; no manifest in development, where Vite serves the sources. */
export interface Assets {
  readonly manifest: Manifest | null;
}

/** URLs of the assets one page needs. */
export interface PageAssets {
  /** Module scripts of the page. */
  readonly scripts: readonly string[];
  /** Modules that client/start.ts imports after first paint. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly preload: readonly string[];
}

const START = 'client/start.ts';
const ENTRY = 'client/entry.tsx';
/** The styles of all pages. */
const STYLES = 'style.css';

/** The style sheet, and the scripts of the entry and of a page's chunks, with their static imports. */
export function pageAssets({ manifest }: Assets, chunks: readonly string[]): PageAssets {
  if (!manifest)
    return { scripts: ['/@vite/client', '/client/entry.dev.ts'], modules: [], styles: [], preload: [] };
  const files = new Set<string>();
  const visit = (key: string) => {
    const item = manifest[key];
    if (!item || files.has(item.file)) return;
    files.add(item.file);
    item.imports?.forEach(visit);
  };
  visit(ENTRY);
  chunks.forEach(visit);
  const [start, styles] = [START, STYLES].map((key) => manifest[key]?.file);
  if (!start || !styles || !manifest[ENTRY])
    throw new Error(`The build manifest lacks ${START}, ${ENTRY} or ${STYLES}`);
  return {
    scripts: [`/${start}`],
    modules: [...files].map((file) => `/${file}`),
    styles: [`/${styles}`],
    preload: [`/${start}`],
  };
}
