/**
 * `npm run fuzz:fields`: breaks every field of every reply that a page reads, one at a time and in pairs, and checks
 * what visitors get. Ends with 1 when there is a finding.
 *
 *     npm run fuzz:fields -- --cases 400 --seed 7       the first 400 cases of a seed
 *     npm run fuzz:fields -- --resume                    goes on where the last run of the seed stopped
 *     npm run fuzz:fields -- --failed                    repeats the cases of the last run of the seed that had findings
 *     npm run fuzz:fields -- --browser 5                 opens every fifth case in Chromium too; 25 by default
 *     npm run fuzz:fields -- --case 'name of a case'     repeats one case
 */
import { mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { root } from '#tests/harness/process.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { startBrowser, type BrowserLane } from './browser.ts';
import { nameOf, parseCase, planCases, singlesOf, type Baseline, type Case } from './cases.ts';
import { runCase, takeBaselines, type Outcome } from './fuzz.ts';
import { startLane, type Lane } from './lane.ts';
import { pagesOf } from './pages.ts';
import { findPlaces } from './places.ts';
import { describeFinding, summarize, writeReport } from './report.ts';

// React renders as in production.
process.env.NODE_ENV = 'production';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string' },
    browser: { type: 'string', default: '25' },
    case: { type: 'string' },
    only: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    resume: { type: 'boolean', default: false },
    failed: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
/** Cases per gateway process, whose output the harness keeps in memory. */
const CASES_PER_PROCESS = 1_000;
const PROGRESS_MS = 10_000;

const seed = Number(options.seed);
const reportFile = options.report ?? `${root}.data/reports/fuzz-fields-${seed}.json`;

await mkdir(`${root}.data/reports`, { recursive: true });
const startedAt = performance.now();
await using origin = await startOrigin();
const lanes = await Promise.all(
  Array.from({ length: options.case === undefined ? Number(options.lanes) : 1 }, () => startLane(origin.url)),
);
const pages = pagesOf(await findPlaces(lanes[0] as Lane));
const repeated = options.case === undefined ? null : parseCase(options.case);
const baselines = await takeBaselines(
  lanes,
  pages.filter(({ name }) => repeated === null || name === repeated.page),
);

const findBaseline = ({ page, viewer }: Case): Baseline => {
  const found = baselines.find((one) => one.page.name === page && one.viewer === viewer);
  if (found === undefined) throw new Error(`No page ${page}`);
  return found;
};

const outcomes: Outcome[] = [];
const fieldCount = [...Map.groupBy(baselines, ({ page }) => page).values()].reduce(
  (sum, ofPage) => sum + singlesOf(ofPage).length,
  0,
);
const limit = options.cases === undefined ? Infinity : Number(options.cases);
const earlier = options.resume || options.failed ? await readPrevious() : [];
const failed = options.failed ? earlier.filter(({ findings }) => findings.length > 0) : [];
const previous = earlier.filter((outcome) => !failed.includes(outcome));
const known = new Set(previous.map(({ name }) => name));
outcomes.push(...previous);
console.log(
  `${pages.length} pages, ${fieldCount} fields and kinds of breaking; seed ${seed}` +
    (previous.length > 0 ? `; ${previous.length} cases were run before` : ''),
);

function* cases(): Generator<Case, void, void> {
  if (repeated !== null) return yield repeated;
  if (options.failed) return yield* failed.map(({ name }) => parseCase(name));
  let count = 0;
  for (const test of planCases(seed, baselines)) {
    if (options.only !== undefined && !nameOf(test).includes(options.only)) continue;
    count += 1;
    if (count > limit) return;
    if (!known.has(nameOf(test))) yield test;
  }
}

const queue = cases();
/** A repeated case is always opened in Chromium. */
const browserEvery = options.case === undefined ? Number(options.browser) : 1;
let started = 0;
let printedAt = performance.now();
await Promise.all(
  lanes.map(async (startedLane) => {
    let lane = startedLane;
    let ran = 0;
    let browser: BrowserLane | null = null;
    for (const test of queue) {
      const baseline = findBaseline(test);
      const outcome = await runCase(lane, test, baseline);
      started += 1;
      if (baseline.page.address !== null && started % browserEvery === 0) {
        browser ??= await startBrowser(lane);
        outcome.findings.push(...(await browser.run(test, baseline)));
      }
      outcomes.push(outcome);
      for (const finding of outcome.findings) console.log(describeFinding(outcome.name, finding));
      ran += 1;
      if (ran % CASES_PER_PROCESS === 0) {
        await browser?.[Symbol.asyncDispose]();
        browser = null;
        await lane[Symbol.asyncDispose]();
        lane = await startLane(origin.url);
      }
      if (performance.now() - printedAt > PROGRESS_MS) await printProgress();
    }
    await browser?.[Symbol.asyncDispose]();
    await lane[Symbol.asyncDispose]();
  }),
);
await writeReport(reportFile, seed, outcomes);
console.log(summarize(outcomes));
console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1)} s; report: ${reportFile}`);
if (outcomes.some(({ findings }) => findings.length > 0)) process.exitCode = 1;

async function printProgress(): Promise<void> {
  printedAt = performance.now();
  const failed = outcomes.filter(({ findings }) => findings.length > 0).length;
  const seconds = ((printedAt - startedAt) / 1_000).toFixed(0);
  console.log(`${outcomes.length} cases, ${failed} with findings, ${seconds} s`);
  await writeReport(reportFile, seed, outcomes);
}

async function readPrevious(): Promise<Outcome[]> {
  const text = await readFile(reportFile, 'utf8').catch(() => '{"outcomes":[]}');
  return (JSON.parse(text) as { outcomes: Outcome[] }).outcomes;
}
