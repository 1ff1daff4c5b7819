/**
 * `npm test`: every check there is, in one run, with one sum and what failed, by name and with its reason, at the end.
 * `npm test -- gateway client` runs only the steps named. Failures are collected: one run tells everything that is
 * wrong.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What became of the checks of a step. */
interface Result {
  passed: number;
  /** Names of those that did not hold, to be found again by, each with its reason in the lines after. */
  failed: string[];
  /** Names of those that held only when tried again. */
  again?: string[];
}

/** One command; without a report it counts as one check, by its exit code. */
interface Step {
  name: string;
  /** Program and arguments; programs come from node_modules/.bin, which npm puts on the PATH. */
  command: string[];
  env?: Record<string, string>;
  /** Reads the result from the report the command has written to `reportPath(name)`. */
  report?: (report: unknown) => Result;
}

const reports = '.data/reports';
const reportPath = (name: string) => `${reports}/${name}.json`;

/** A failed check: its name and the beginning of what was said of it, without colours and the way to it. */
const told = (name: string, reason = '') => {
  const said =
    stripVTControlCharacters(reason)
      .split(/\n\s+at /, 1)[0]
      ?.trim() ?? '';
  return [name, ...said.split('\n', REASON_LINES)].join('\n    ').trimEnd();
};
const REASON_LINES = 15;

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** A project of vitest.config.ts. */
const vitest = (name: string): Step => ({
  name,
  command: [
    'vitest run --passWithNoTests=false --reporter=default --reporter=json',
    `--project=${name}`,
    `--outputFile.json=${reportPath(name)}`,
  ].flatMap((part) => part.split(' ')),
  report(json) {
    const { numPassedTests, testResults } = vitestReport.parse(json);
    const failed = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name: file, message, assertionResults }) => {
        const path = relative('.', file);
        const tests = assertionResults.filter(({ status }) => status === 'failed');
        // A file that could not even be loaded has no tests.
        return tests.length === 0
          ? [told(`${path} › the file itself`, message)]
          : tests.map(({ fullName, failureMessages }) => told(`${path} › ${fullName}`, failureMessages[0]));
      });
    return { passed: numPassedTests, failed };
  },
});

const journeySuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(journeySuite).optional();
  },
});
const journeyReport = z.object({ suites: z.array(journeySuite) });

/** The journeys of a suite and of those in it: how each went, its name and what was wrong at first. */
const journeysOf = (suite: z.infer<typeof journeySuite>): { status: string; name: string }[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      name: told(`${file} › ${title} [${projectName}]`, results[0]?.error?.message),
    })),
  ),
  ...(suite.suites ?? []).flatMap(journeysOf),
];

const steps: Step[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  // Before the build, which would mend a drift instead of telling it.
  { name: 'drift', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'build', command: ['node', 'scripts/setup.mjs', 'build'] },
  vitest('unit'),
  vitest('fitness'),
  vitest('client'),
  vitest('contract'),
  vitest('gateway'),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('journeys') },
    report(json) {
      const journeys = journeyReport.parse(json).suites.flatMap(journeysOf);
      const named = (wanted: string) =>
        journeys.filter(({ status }) => status === wanted).map(({ name }) => name);
      const [failed, again] = [named('unexpected'), named('flaky')];
      return { passed: named('expected').length + again.length, failed, again };
    },
  },
];

/** Runs a program with its output on ours; resolves to its exit code. */
function run([program = '', ...args]: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a step; a command that failed without naming a failed check counts as one. */
async function check({ name, command, env, report }: Step): Promise<Result> {
  await rm(reportPath(name), { force: true });
  const code = await run(command, env);
  const reported =
    report &&
    (await readFile(reportPath(name), 'utf8').then(
      (text) => report(JSON.parse(text)),
      () => null,
    ));
  const result = reported ?? { passed: code === 0 ? 1 : 0, failed: [] };
  return code !== 0 && result.failed.length === 0
    ? { ...result, failed: [`exit code ${code} of ${command[0]}`] }
    : result;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `no such step: ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}`,
  );
  process.exit(2);
}
await mkdir(reports, { recursive: true });

const selected = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const sums: string[] = [];
const remarks: string[] = [];
const total = { passed: 0, failed: 0 };
for (const [index, step] of selected.entries()) {
  console.log(`\n▸ ${index + 1}/${selected.length} ${step.name}`);
  const started = Date.now();
  const { passed, failed, again = [] } = await check(step);
  total.passed += passed;
  total.failed += failed.length;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const sum = `${failed.length > 0 ? '✗' : '✓'} ${step.name.padEnd(10)}${passed} passed, ${failed.length} failed (${seconds} s)`;
  sums.push(sum);
  remarks.push(
    ...failed.map((test) => `✗ ${step.name}: ${test}`),
    ...again.map((test) => `! ${step.name} needed a second try, look at why: ${test}`),
  );
  console.log(sum);
}

console.log(`\n${[...sums, '', ...remarks].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
