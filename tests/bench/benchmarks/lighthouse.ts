import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromiumPath, launchOptions } from '#tests/harness/browser.ts';
import { startSite } from '#tests/harness/gateway.ts';
import { root } from '#tests/harness/process.ts';
import type { Benchmark, Target } from '../benchmark.ts';
import { round, type Row } from '../table.ts';

const exec = promisify(execFile);
/** Addresses and the longest time until the largest element is painted. */
const pages = {
  home: { path: '/', maxLcpMs: 1_600 },
  search: { path: '/halls/search/', maxLcpMs: 1_600 },
  hall: { path: '/halls/1', maxLcpMs: 1_600 },
  article: { path: '/magazine/905', maxLcpMs: 1_800 },
  fair: { path: '', maxLcpMs: 1_600 },
  bride: { path: '/brides/1001', maxLcpMs: 1_600 },
};
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_TBT_MS = 100;
/** What is rounded away in the table. */
const MAX_CLS = 0.0005;

/** Runs per page; the median filters out background load. */
const ROUNDS = 3;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string }>;
}

async function measure(url: string, file: string): Promise<Report> {
  const flags = ['--headless=new', ...launchOptions.args].join(' ');
  await exec(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { cwd: root, env: { ...process.env, ...(chromiumPath && { CHROME_PATH: chromiumPath }) } },
  );
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function medianReport(reports: readonly Report[]): Report {
  const score = ({ categories: { performance } }: Report): number => performance?.score ?? 0;
  const [report] = reports.toSorted((one, other) => score(one) - score(other)).slice(ROUNDS >> 1);
  if (!report) throw new Error('Lighthouse gave no report');
  return report;
}

/** Fairs are of this day: their addresses change. */
async function fairPath(siteUrl: string): Promise<string> {
  const [path] =
    /\/halls\/\d+\/fairs\/\d+/.exec(await (await fetch(`${siteUrl}/halls/1/fairs`)).text()) ?? [];
  if (path === undefined) throw new Error('The hall has no fairs');
  return path;
}

/** Lighthouse's mobile profile on the most important pages of the built site. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  description: 'Lighthouse, mobile, on the most important pages',
  async run() {
    await using site = await startSite();
    await mkdir(`${root}.data/bench`, { recursive: true });
    const rows: Row[] = [];
    const targets: Target[] = [];
    for (const [name, { path, maxLcpMs }] of Object.entries(pages)) {
      const file = `${root}.data/bench/lighthouse-${name}.json`;
      // The canonical URL; the numeric one redirects.
      const { url } = await fetch(site.url + (path || (await fairPath(site.url))));
      // Warms caches, pictures and resized images.
      await measure(url, file);
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round += 1) reports.push(await measure(url, file));
      const report = medianReport(reports);
      const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
      const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
      const lcp = Math.round(value('largest-contentful-paint'));
      const tbt = Math.round(value('total-blocking-time'));
      const cls = value('cumulative-layout-shift');
      rows.push({
        page: name,
        ...Object.fromEntries(Object.keys(categories).map((category) => [category, score(category)])),
        'LCP ms': lcp,
        'TBT ms': tbt,
        CLS: round(cls, 3),
      });
      for (const [category, least] of Object.entries(categories)) {
        targets.push({ text: `${name}: ${category} at least ${least}`, isMet: score(category) >= least });
      }
      targets.push(
        { text: `${name}: LCP at most ${maxLcpMs} ms (${lcp})`, isMet: lcp <= maxLcpMs },
        { text: `${name}: TBT at most ${MAX_TBT_MS} ms (${tbt})`, isMet: tbt <= MAX_TBT_MS },
        { text: `${name}: no layout shift`, isMet: cls < MAX_CLS },
      );
      const failed = Object.entries(report.audits).filter(
        ([, audit]) => audit.scoreDisplayMode === 'binary' && audit.score === 0,
      );
      if (failed.length > 0) console.log(`  ${name}: not passed: ${failed.map(([id]) => id).join(', ')}`);
    }
    return { rows, targets };
  },
};
