/**
 * `npm run test:faults` and `npm run test:abuse`: runs every test that names a row, prints what became of each row and
 * writes the table into docs/. Fails when a test fails or a row has none.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '#tests/harness/process.ts';
import { rowsNamed, rowsOf, TABLES, type TableName } from './tables.ts';

interface Report {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** A test that proves a row. */
interface Proof {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

const HEADS: Readonly<Record<TableName, string>> = {
  faults: `# Bad days of the REST APIs

What the product does when the REST APIs fail, row by row, each proven on real sockets by tests that carry the row's name.`,
  abuse: `# Abuse

What the product does when strangers try it, row by row, each proven against the running doors by tests that carry the
row's name. Rows beginning with I belong to the image proxy.`,
};

const table = process.argv[2] as TableName;
if (!(table in TABLES)) {
  console.error(`say which table: ${Object.keys(TABLES).join(' or ')}`);
  process.exit(2);
}

const report = `${root}.data/reports/${table}.json`;
mkdirSync(`${root}.data/reports`, { recursive: true });
const rows = rowsOf(table);
const letters = [...new Set(rows.map(({ id }) => id.charAt(0)))].join('');
const command = [
  'run',
  '--project=unit',
  '--project=gateway',
  `--testNamePattern=(^|\\s)[${letters}]\\d\\d(?!\\w)`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const ended = spawnSync('vitest', command, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const proofs = proofsByRow(JSON.parse(readFileSync(report, 'utf8')) as Report);
const lines = rows.map(({ id, what, outcome }) => {
  const found = proofs.get(id) ?? [];
  const state = found.length === 0 ? 'no test' : found.every(({ passed }) => passed) ? 'holds' : 'FAILS';
  const files = [...new Set(found.map(({ file }) => file))].map((file) => `\`${file}\``).join(', ');
  return { id, what, outcome, files, tests: found.length, state };
});
for (const { id, what, tests, state } of lines)
  console.log(`${id}  ${state.padEnd(8)}${String(tests).padStart(3)} tests  ${what}`);
const broken = lines.filter(({ state }) => state !== 'holds');
console.log(`\n${lines.length - broken.length} of ${lines.length} rows hold`);

const cells = lines.map(
  ({ id, what, outcome, files, tests, state }) =>
    `| ${id} | ${what} | ${outcome} | ${files} | ${tests} | ${state} |`,
);
writeFileSync(
  `${root}docs/${table}.md`,
  `${HEADS[table]}
Written by \`npm run test:${table}\`; ${lines.length - broken.length} of ${lines.length} rows hold.

| row | what | what has to come of it | tests in | tests | result |
| --- | --- | --- | --- | ---: | --- |
${cells.join('\n')}
`,
);
spawnSync('oxfmt', [`docs/${table}.md`], { cwd: root, shell: process.platform === 'win32' });
process.exitCode = ended.status === 0 && broken.length === 0 ? 0 : 1;

/** Which tests prove a row: those that name it in their own title or in that of a group around them. */
function proofsByRow({ testResults }: Report): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>();
  for (const { name, assertionResults } of testResults) {
    const file = relative(root, name);
    for (const { ancestorTitles, title, status } of assertionResults) {
      // Tests that the pattern left out are reported as well.
      if (status !== 'passed' && status !== 'failed') continue;
      for (const row of new Set([...ancestorTitles, title].flatMap(rowsNamed))) {
        const known = found.get(row) ?? [];
        found.set(row, [...known, { file, title, passed: status === 'passed' }]);
      }
    }
  }
  return found;
}
