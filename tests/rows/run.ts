/**
 * `npm run test:faults` and `npm run test:abuse`: runs the tests that reference a row, prints the result of each
 * row and writes the table to docs/. Fails when a test fails or a row has no test.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '#tests/harness/process.ts';
import { rowsReferencedBy, rowsOf, TABLES, type TableName } from './tables.ts';

interface Report {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** A test that covers a row. */
interface RowTest {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

const INTRODUCTIONS: Readonly<Record<TableName, string>> = {
  faults: `# Failures of the REST APIs

How the product behaves when the REST APIs fail. Every row is covered by tests that carry its id.

\`npm run fuzz:fields\` was last run as a whole on 2026-11-26, on commit 5160dcfe: all 31,397 cases of seed 16016 in 110 minutes
on a busy machine. 21 cases had findings, of three kinds. Faults of the product: medians and mean scores that were null where
the only values they are made of are invalid, and the page that confirms a clip, which was 404 for a hall that cannot be read.
Faults of the fuzzer: a hall whose list holds one bride, and indexes that say themselves that they are incomplete. All were
mended, and \`npm run fuzz:fields -- --seed 16016 --failed\` found nothing in them, with each opened in Chromium.`,
  abuse: `# Abuse

How the product behaves under attack. Every row is covered by tests that carry its id; rows starting with I
concern the image proxy.`,
};

const table = process.argv[2] as TableName;
if (!(table in TABLES)) {
  console.error(`Table missing; one of ${Object.keys(TABLES).join(' or ')}`);
  process.exit(2);
}

const report = `${root}.data/reports/${table}.json`;
mkdirSync(`${root}.data/reports`, { recursive: true });
const rows = rowsOf(table);
const prefixes = [...new Set(rows.map(({ id }) => id.charAt(0)))].join('');
const command = [
  'run',
  '--project=unit',
  '--project=gateway',
  '--project=contract',
  '--project=client',
  `--testNamePattern=(^|\\s)[${prefixes}]\\d{2,3}(?!\\w)`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const result = spawnSync('vitest', command, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const testsById = testsByRow(JSON.parse(readFileSync(report, 'utf8')) as Report);
const lines = rows.map(({ id, scenario, outcome }) => {
  const matches = testsById.get(id) ?? [];
  const state = matches.length === 0 ? 'no test' : matches.every(({ passed }) => passed) ? 'holds' : 'FAILS';
  const files = [...new Set(matches.map(({ file }) => file))].map((file) => `\`${file}\``).join(', ');
  return { id, scenario, outcome, files, tests: matches.length, state };
});
for (const { id, scenario, tests, state } of lines)
  console.log(`${id}  ${state.padEnd(8)}${String(tests).padStart(3)} tests  ${scenario}`);
const failing = lines.filter(({ state }) => state !== 'holds');
console.log(`\n${lines.length - failing.length} of ${lines.length} rows hold`);

const cells = lines.map(
  ({ id, scenario, outcome, files, tests, state }) =>
    `| ${id} | ${scenario} | ${outcome} | ${files} | ${tests} | ${state} |`,
);
writeFileSync(
  `${root}docs/${table}.md`,
  `${INTRODUCTIONS[table]}
Written by \`npm run test:${table}\`; ${lines.length - failing.length} of ${lines.length} rows hold.

| row | scenario | expected behavior | tests in | tests | result |
| --- | --- | --- | --- | ---: | --- |
${cells.join('\n')}
`,
);
spawnSync('oxfmt', [`docs/${table}.md`], { cwd: root, shell: process.platform === 'win32' });
process.exitCode = result.status === 0 && failing.length === 0 ? 0 : 1;

/** A test covers the rows referenced in its title or in a `describe` title around it. */
function testsByRow({ testResults }: Report): Map<string, RowTest[]> {
  const matches = new Map<string, RowTest[]>();
  for (const { name, assertionResults } of testResults) {
    const file = relative(root, name);
    for (const { ancestorTitles, title, status } of assertionResults) {
      // The report also lists tests that the pattern skipped.
      if (status !== 'passed' && status !== 'failed') continue;
      for (const row of new Set([...ancestorTitles, title].flatMap(rowsReferencedBy))) {
        const previous = matches.get(row) ?? [];
        matches.set(row, [...previous, { file, title, passed: status === 'passed' }]);
      }
    }
  }
  return matches;
}
