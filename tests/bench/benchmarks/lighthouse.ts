import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromiumPath, launchOptions } from '#tests/harness/browser.ts';
import { startSite } from '#tests/harness/gateway.ts';
import { root } from '#tests/harness/process.ts';
import type { Benchmark, Target } from '../benchmark.ts';
import { round, type Row } from '../table.ts';

const exec = promisify(execFile);
const pages = { search: '/halls/search/', hall: '/halls/1', article: '/magazine/905' };
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

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

/** Lighthouse's mobile profile on the most important pages of the built site. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  description: 'Lighthouse, mobile, on the hall page, the search page and an article',
  async run() {
    await using site = await startSite();
    await mkdir(`${root}.data/bench`, { recursive: true });
    const rows: Row[] = [];
    const targets: Target[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const file = `${root}.data/bench/lighthouse-${name}.json`;
      // The canonical URL; the numeric one redirects.
      const { url } = await fetch(site.url + path);
      // Warms caches, pictures and resized images.
      await measure(url, file);
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round += 1) reports.push(await measure(url, file));
      const report = medianReport(reports);
      const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
      const ms = (audit: string) => Math.round(report.audits[audit]?.numericValue ?? NaN);
      rows.push({
        page: name,
        ...Object.fromEntries(Object.keys(categories).map((category) => [category, score(category)])),
        'LCP ms': ms('largest-contentful-paint'),
        'TBT ms': ms('total-blocking-time'),
        CLS: round(report.audits['cumulative-layout-shift']?.numericValue ?? NaN, 3),
      });
      for (const [category, least] of Object.entries(categories)) {
        targets.push({ text: `${name}: ${category} at least ${least}`, isMet: score(category) >= least });
      }
      const failed = Object.entries(report.audits).filter(
        ([, audit]) => audit.scoreDisplayMode === 'binary' && audit.score === 0,
      );
      if (failed.length > 0) console.log(`  ${name}: not passed: ${failed.map(([id]) => id).join(', ')}`);
    }
    return { rows, targets };
  },
};
