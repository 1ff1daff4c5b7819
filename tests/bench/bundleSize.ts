/** Sizes of the built site, read from Vite's manifest, and the budgets for them. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '#tests/harness/process.ts';
import type { Claim } from './benchmark.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** What a browser loads for one reason: every page, one route, or everything an article needs. */
export interface Part {
  name: string;
  kind: 'entry' | 'route' | 'style' | 'article';
  /** Bytes, compressed. */
  gzip: number;
  brotli: number;
}

const folder = `${root}dist/client/`;

/**
 * Measures the entry (with all it imports), what each route adds, and the styles of the entry with the largest route.
 * @throws when the site is not built
 */
export function measureBuild(): Part[] {
  const file = `${folder}.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('the site is not built: npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;

  /** A chunk and all it imports at once, without those already there. */
  const reach = (key: string, known: Set<string>): Set<string> => {
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
  const styles = (keys: Iterable<string>) => [...new Set(chunks(keys).flatMap((chunk) => chunk.css ?? []))];

  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const shared = new Set(entries.flatMap((key) => [...reach(key, new Set())]));
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !shared.has(key));
  const routes = lazy.map((key) => ({ key, adds: reach(key, shared) }));

  const scripts = (keys: Iterable<string>) => chunks(keys).map((chunk) => chunk.file);
  const parts: Part[] = [
    { name: 'entry', kind: 'entry', ...compressed(scripts(shared)) },
    ...routes.map(({ key, adds }): Part => ({ name: key, kind: 'route', ...compressed(scripts(adds)) })),
  ];
  const pages = routes.map(({ key, adds }): Part => {
    const css = [...new Set([...styles(shared), ...styles(adds)])];
    return { name: `styles of ${key}`, kind: 'style', ...compressed(css) };
  });
  const whole = new Set(ARTICLE.flatMap((key) => [...reach(key, shared)]).concat(...shared));
  parts.push({ name: 'article', kind: 'article', ...compressed(scripts(whole)) });
  const [largest] = pages.toSorted((a, b) => b.gzip - a.gzip);
  return largest ? [...parts, largest] : parts;
}

/** All that the page of an article loads beside the entry: its row of the route table, itself, and what comes after the paint. */
const ARTICLE = [
  'client/routes/magazine.ts',
  'client/pages/Article/ArticlePage.tsx',
  'client/components/extras/Extras.tsx',
];

/**
 * The budgets, judged: entry ≤ 160 kB gz and ≤ 140 kB br, each route ≤ 25 kB gz, all of an article ≤ 165 kB gz, styles
 * ≤ 28 kB gz.
 */
export function budgets(parts: Part[]): Claim[] {
  const within = (kind: Part['kind'], unit: 'gzip' | 'brotli', kB: number): Claim => {
    const most = Math.max(0, ...parts.filter((part) => part.kind === kind).map((part) => part[unit]));
    const text = `${kind}: at most ${kB} kB ${unit}`;
    return { text, holds: most > 0 && most <= kB * 1000 };
  };
  return [
    within('entry', 'gzip', 160),
    within('entry', 'brotli', 140),
    within('route', 'gzip', 25),
    within('article', 'gzip', 165),
    within('style', 'gzip', 28),
  ];
}

/** Each file is compressed by itself, as it is sent. */
function compressed(files: string[]): { gzip: number; brotli: number } {
  const bodies = files.map((file) => readFileSync(folder + file));
  return {
    gzip: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    brotli: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
  };
}
