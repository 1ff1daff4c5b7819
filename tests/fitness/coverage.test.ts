/** Every requirement is implemented and has a test (coverage/table.ts). */
import { describe, expect, it } from 'vitest';
import { print, rowsOf, type Row, type CheckedRow, checkRow } from './coverage/table.ts';
import { filesBelow, read } from './source.ts';

/** A call number, in the endpoint itself or in a part that two endpoints share. */
const CALL = /const (\w+) = (?:endpoint\()?\{\s*(?:call: '([RX]\d+)'|\.\.\.(\w+))/g;

/** Exported names of the endpoints by call number. */
const declared = Map.groupBy(
  filesBelow('gateway/upstream').flatMap((path) => {
    const found = [...read(path).text.matchAll(CALL)];
    const callOf = (name: string | undefined) => found.find(([, other]) => other === name)?.[2];
    return found
      .filter(([text]) => text.includes('endpoint('))
      .map(([, name = '', call, shared]) => ({ name, call: call ?? callOf(shared) }));
  }),
  ({ call }) => call,
);
const users = filesBelow('gateway')
  .filter((path) => !path.startsWith('gateway/upstream/'))
  .map((path) => read(path).text);

/** Checks that a call has an endpoint, that a module uses it, and its row. */
function checkCall(row: Row): CheckedRow {
  const endpoints = declared.get(row.what) ?? [];
  const gap = (missing: string): CheckedRow => ({ row, testTitle: null, missing });
  if (row.where.startsWith('not: '))
    return endpoints.length > 0 ? gap('an endpoint table declares it') : checkRow(row);
  if (endpoints.length === 0) return gap('no endpoint table declares it');
  const idle = endpoints.find(({ name }) => !users.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  return idle ? gap(`nothing uses ${idle.name}`) : checkRow(row);
}

/** Checks that only the listed file of gateway or client contains a message, and its row. */
function checkMessage(row: Row): CheckedRow {
  const { what, where, test } = row;
  const [folder = ''] = where.split('/');
  const escaped = what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The whole of a string, or the beginning of a template; descriptions that quote it do not count.
  const literal = new RegExp(`(['"])${escaped}\\1|\`${escaped} \\$\\{`);
  const holders = filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('client/catalogue/'))
    .filter((path) => literal.test(read(path).text));
  if (holders.join() !== where) {
    const missing = `found in ${holders.join(', ') || 'no file'}, expected in ${where} alone`;
    return { row, testTitle: null, missing };
  }
  return checkRow({ ...row, where: `${where}#${what}`, test: `${test}#${what}` });
}

/** Prints a table and returns its gaps. */
function findGaps(name: string, judge: (row: Row) => CheckedRow = checkRow): string[] {
  const checked = rowsOf(name).map(judge);
  console.log(print(name, checked));
  return checked.flatMap(({ row, missing }) =>
    missing === null ? [] : [`${row.heading}: ${row.what}: ${missing}`],
  );
}

/** Path patterns of the site's pages, without expressions. */
const patterns = Array.from(
  read('client/paths.ts').text.matchAll(/definePath\(\s*'([^']*)'/g),
  ([, pattern = '']) => pattern.replaceAll(/<[^>]*>/g, ''),
);

describe('coverage', () => {
  it('has every call R01-R101 and X01-X12 in an endpoint table and in the schema, or says why not', () => {
    const numbers = [
      ...Array.from({ length: 101 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
      ...Array.from({ length: 12 }, (_, index) => `X${String(index + 1).padStart(2, '0')}`),
    ];
    expect(rowsOf('calls').map(({ what }) => what)).toEqual(numbers);
    expect(findGaps('calls', checkCall)).toEqual([]);
  });

  it.each(['entities', 'screens', 'behaviour', 'constants'])(
    'has every row of %s in its place, with a test that covers it',
    (name) => expect(findGaps(name)).toEqual([]),
  );

  it('has a row for every page of the site', () => {
    const rows = rowsOf('screens');
    expect(patterns.length).toBeGreaterThan(60);
    expect(
      patterns.filter((pattern) => !rows.some(({ what }) => what.split(', ').includes(pattern))),
    ).toEqual([]);
  });

  it('has every message once in each folder that contains it', () => {
    expect(findGaps('messages', checkMessage)).toEqual([]);
  });
});
