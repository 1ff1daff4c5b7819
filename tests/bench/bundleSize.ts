/** Sizes of the built site from Vite's manifest, and their budgets. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '#tests/harness/process.ts';
import type { Target } from './benchmark.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** Files a browser loads together: on every page, for one route, for an article, or for an opened map. */
export interface Bundle {
  name: string;
  kind: 'entry' | 'route' | 'style' | 'article' | 'map';
  /** Compressed size in bytes. */
  gzip: number;
  brotli: number;
}

const folder = `${root}dist/client/`;

/**
 * Measures the entry with its imports, the additional scripts of each route, and the style sheet.
 * @throws when the site is not built
 */
export function measureBundles(): Bundle[] {
  const file = `${folder}.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('the site is not built: npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;

  /** A chunk and its static imports, without those in `known`. */
  const staticImports = (key: string, known: Set<string>): Set<string> => {
    const found = new Set<string>();
    const walk = (at: string) => {
      if (found.has(at) || known.has(at)) return;
      found.add(at);
      manifest[at]?.imports?.forEach(walk);
    };
    walk(key);
    return found;
  };
  const chunks = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key] ?? []);

  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const shared = new Set(entries.flatMap((key) => [...staticImports(key, new Set())]));
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !shared.has(key));
  const routes = lazy.map((key) => ({ key, adds: staticImports(key, shared) }));

  const scripts = (keys: Iterable<string>) => chunks(keys).map((chunk) => chunk.file);
  const parts: Bundle[] = [
    { name: 'entry', kind: 'entry', ...compressedSize(scripts(shared)) },
    ...routes.map(({ key, adds }): Bundle => ({
      name: key,
      kind: key === MAP_MODULE ? 'map' : 'route',
      ...compressedSize(scripts(adds)),
    })),
  ];
  const articleChunks = new Set(
    ARTICLE_MODULES.flatMap((key) => [...staticImports(key, shared)]).concat(...shared),
  );
  parts.push({ name: 'article', kind: 'article', ...compressedSize(scripts(articleChunks)) });
  parts.push({ name: 'styles', kind: 'style', ...compressedSize(scripts(['style.css'])) });
  return parts;
}

/** Loaded when a visitor opens a map. */
const MAP_MODULE = 'client/ui/place/maplibre.ts';

/** Modules of an article page besides the entry, including those loaded after the first paint. */
const ARTICLE_MODULES = [
  'client/routes/article.ts',
  'client/pages/Article/ArticlePage.tsx',
  'client/components/extras/Extras.tsx',
];

/**
 * Budgets: entry ≤ 160 kB gzip and ≤ 140 kB brotli, each route ≤ 25 kB gzip, an article in total ≤ 168 kB gzip,
 * styles ≤ 28 kB gzip, an opened map ≤ 300 kB gzip (its worker apart).
 */
export function checkBudgets(parts: Bundle[]): Target[] {
  const within = (kind: Bundle['kind'], unit: 'gzip' | 'brotli', kB: number): Target => {
    const largest = Math.max(0, ...parts.filter((part) => part.kind === kind).map((part) => part[unit]));
    const text = `${kind}: at most ${kB} kB ${unit}`;
    return { text, isMet: largest > 0 && largest <= kB * 1000 };
  };
  return [
    within('entry', 'gzip', 160),
    within('entry', 'brotli', 140),
    within('route', 'gzip', 25),
    within('article', 'gzip', 168),
    within('style', 'gzip', 28),
    within('map', 'gzip', 300),
  ];
}

/** Files are compressed one by one, as they are served. */
function compressedSize(files: string[]): { gzip: number; brotli: number } {
  const bodies = files.map((file) => readFileSync(folder + file));
  return {
    gzip: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    brotli: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
  };
}
