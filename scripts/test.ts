/**
 * `npm test`: every check there is, in one run, with one sum at the end. `npm test -- gateway client` runs only
 * the steps named. Failures are collected: one run tells everything that is wrong.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';

/** How many checks of a step held and how many did not. */
interface Count {
  passed: number;
  failed: number;
}

/** One command; without a report it counts as one check, by its exit code. */
interface Step {
  name: string;
  /** Program and arguments; programs come from node_modules/.bin, which npm puts on the PATH. */
  command: string[];
  env?: Record<string, string>;
  /** Reads the counts from the report the command has written to `reportPath(name)`. */
  report?: (report: string) => Count;
}

const reports = '.data/reports';
const reportPath = (name: string) => `${reports}/${name}.json`;

/** A project of vitest.config.ts. */
const vitest = (name: string): Step => ({
  name,
  command: [
    'vitest run --passWithNoTests=false --reporter=default --reporter=json',
    `--project=${name}`,
    `--outputFile.json=${reportPath(name)}`,
  ].flatMap((part) => part.split(' ')),
  report(text) {
    const { numPassedTests, numFailedTests } = JSON.parse(text) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  },
});

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
    report(text) {
      const { stats } = JSON.parse(text) as {
        stats: { expected: number; flaky: number; unexpected: number };
      };
      if (stats.flaky > 0) console.log(`${stats.flaky} needed a second try: look at why.`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
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

/** Runs a step and counts; a command that failed without naming a failed check counts as one. */
async function check({ name, command, env, report }: Step): Promise<Count> {
  await rm(reportPath(name), { force: true });
  const code = await run(command, env);
  const counted = report && (await readFile(reportPath(name), 'utf8').then(report, () => null));
  const count = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
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
const lines: string[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const [index, step] of selected.entries()) {
  console.log(`\n▸ ${index + 1}/${selected.length} ${step.name}`);
  const started = Date.now();
  const { passed, failed } = await check(step);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(
    `${failed ? '✗' : '✓'} ${step.name.padEnd(10)}${passed} passed, ${failed} failed (${seconds} s)`,
  );
  console.log(lines.at(-1));
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
