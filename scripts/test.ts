/**
 * `npm test`: runs all checks and prints a summary with every failure and its reason. `npm test -- gateway
 * client` runs only the named steps. A failure does not stop the run.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

interface Result {
  passed: number;
  /** Name and reason of each failure. */
  failed: string[];
  /** Tests that passed only on retry. */
  flaky?: string[];
}

/** One command; without a report it counts as one check. */
interface Step {
  name: string;
  /** Program and arguments, resolved through node_modules/.bin. */
  command: string[];
  env?: Record<string, string>;
  /** Parses the report written to `reportPath(name)`. */
  report?: (report: unknown) => Result;
  /** The failed files, which run once more, alone. Null: too many, a fault of the code. */
  filesToRetry?: (report: unknown) => string[] | null;
}

const reports = '.data/reports';
const reportPath = (name: string) => `${reports}/${name}.json`;

/** Name and first lines of the reason, without colors and stack. */
const describeFailure = (name: string, reason = '') => {
  const message =
    stripVTControlCharacters(reason)
      .split(/\n\s+at /, 1)[0]
      ?.trim() ?? '';
  return [name, ...message.split('\n', MAX_REASON_LINES)].join('\n    ').trimEnd();
};
const MAX_REASON_LINES = 15;

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

/** With `usesProcesses` a few failed files run again: a server or browser may be slow on two busy cores. */
const vitest = (name: string, { usesProcesses = false } = {}): Step => ({
  name,
  command: [
    'vitest run --passWithNoTests=false --reporter=default --reporter=json',
    `--project=${name}`,
    `--outputFile.json=${reportPath(name)}`,
    // Such tests wait for servers and deadlines half of their time.
    ...(usesProcesses ? ['--maxWorkers=3'] : []),
  ].flatMap((part) => part.split(' ')),
  report(json) {
    const { numPassedTests, testResults } = vitestReport.parse(json);
    const failed = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name: file, message, assertionResults }) => {
        const path = relative('.', file);
        const tests = assertionResults.filter(({ status }) => status === 'failed');
        // A file that failed to load has no tests.
        return tests.length === 0
          ? [describeFailure(`${path} › failed to load`, message)]
          : tests.map(({ fullName, failureMessages }) =>
              describeFailure(`${path} › ${fullName}`, failureMessages[0]),
            );
      });
    return { passed: numPassedTests, failed };
  },
  ...(usesProcesses && {
    filesToRetry(json: unknown) {
      const files = vitestReport
        .parse(json)
        .testResults.filter(({ status }) => status === 'failed')
        .map(({ name: file }) => relative('.', file));
      return files.length <= MAX_RETRIED_FILES ? files : null;
    },
  }),
});
const MAX_RETRIED_FILES = 5;

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

/** Journeys of a suite and of its nested suites, with the reason of the first failure. */
const flattenJourneys = (suite: z.infer<typeof journeySuite>): { status: string; name: string }[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      name: describeFailure(`${file} › ${title} [${projectName}]`, results[0]?.error?.message),
    })),
  ),
  ...(suite.suites ?? []).flatMap(flattenJourneys),
];

const steps: Step[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  // Before the build, which would regenerate outdated files.
  { name: 'drift', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'build', command: ['node', 'scripts/setup.mjs', 'build'] },
  vitest('unit'),
  vitest('fitness'),
  vitest('client'),
  vitest('contract', { usesProcesses: true }),
  vitest('gateway', { usesProcesses: true }),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('journeys') },
    report(json) {
      const journeys = journeyReport.parse(json).suites.flatMap(flattenJourneys);
      const namesWithStatus = (expected: string) =>
        journeys.filter(({ status }) => status === expected).map(({ name }) => name);
      const [failed, flaky] = [namesWithStatus('unexpected'), namesWithStatus('flaky')];
      return { passed: namesWithStatus('expected').length + flaky.length, failed, flaky };
    },
  },
];

/** Resolves to the exit code; output is inherited. */
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

async function readReport(name: string): Promise<unknown> {
  return readFile(reportPath(name), 'utf8').then(JSON.parse, () => null);
}

/** A non-zero exit without a reported failure counts as one. */
async function runStep(step: Step, retriedFiles: string[] = []): Promise<Result> {
  const { name, command, env, report, filesToRetry } = step;
  await rm(reportPath(name), { force: true });
  const code = await run([...command, ...retriedFiles], env);
  const json = report && (await readReport(name));
  const result = json ? report(json) : { passed: code === 0 ? 1 : 0, failed: [] };
  if (code !== 0 && result.failed.length === 0)
    return { ...result, failed: [`exit code ${code} of ${command[0]}`] };
  const files = json && retriedFiles.length === 0 ? (filesToRetry?.(json) ?? []) : [];
  if (files.length === 0) return result;
  console.log(`\n▸ ${name}, failed files once more`);
  const { failed } = await runStep(step, files);
  const names = new Set(failed.map(testName));
  const flaky = result.failed.filter((failure) => !names.has(testName(failure)));
  return { passed: result.passed + flaky.length, failed, flaky };
}
const testName = (failure: string) => failure.split('\n', 1)[0];

const requestedSteps = process.argv.slice(2);
const unknown = requestedSteps.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. Available: ${steps.map((step) => step.name).join(', ')}`,
  );
  process.exit(2);
}
await mkdir(reports, { recursive: true });

const selected = steps.filter(({ name }) => requestedSteps.length === 0 || requestedSteps.includes(name));
const summaries: string[] = [];
const details: string[] = [];
const total = { passed: 0, failed: 0 };
for (const [index, step] of selected.entries()) {
  console.log(`\n▸ ${index + 1}/${selected.length} ${step.name}`);
  const started = Date.now();
  const { passed, failed, flaky = [] } = await runStep(step);
  total.passed += passed;
  total.failed += failed.length;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const summary = `${failed.length > 0 ? '✗' : '✓'} ${step.name.padEnd(10)}${passed} passed, ${failed.length} failed (${seconds} s)`;
  summaries.push(summary);
  details.push(
    ...failed.map((test) => `✗ ${step.name}: ${test}`),
    ...flaky.map((test) => `! ${step.name}: passed only on retry: ${test}`),
  );
  console.log(summary);
}

console.log(`\n${[...summaries, '', ...details].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
