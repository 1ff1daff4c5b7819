/** Everything the product promises stands somewhere and is driven by a test: see coverage/table.ts. */
import { describe, expect, it } from 'vitest';
import { gapOf, rowsOf, type Row } from './coverage/table.ts';
import { filesBelow, read } from './source.ts';

/** A call number, written in the endpoint itself or in the part two endpoints share. */
const CALL = /const (\w+) = (?:endpoint\()?\{\s*(?:call: '([RX]\d+)'|\.\.\.(\w+))/g;

/** Endpoints of the tables in gateway/upstream by call number, each with the name it is exported under. */
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

/** What is missing of a call: its endpoint, something that uses it, its place in the schema. */
function gapOfCall(row: Row): string | null {
  if (row.where.startsWith('not: ')) return gapOf(row);
  const endpoints = declared.get(row.what) ?? [];
  if (endpoints.length === 0) return 'no endpoint table declares it';
  const idle = endpoints.find(({ name }) => !users.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  return idle ? `nothing uses ${idle.name}` : gapOf(row);
}

/** Splits rows into those with a gap and prints the table's state. */
function judge(name: string, rows: readonly Row[], gap: (row: Row) => string | null): string[] {
  const gaps = rows.flatMap((row) => {
    const missing = gap(row);
    return missing === null ? [] : [{ row, missing }];
  });
  const isKnown = ({ row }: { row: Row }): boolean => row.open !== null;
  const settled = rows.filter((row) => row.open !== null && !gaps.some((found) => found.row === row));
  console.log(
    [
      `${name}: ${rows.length} rows, ${rows.length - gaps.length} hold, ${gaps.filter(isKnown).length} open`,
      ...gaps.filter(isKnown).map(({ row, missing }) => `  open (${row.open}): ${row.what} - ${missing}`),
      ...settled.map((row) => `  holds now, strike "open": ${row.what}`),
    ].join('\n'),
  );
  return gaps.filter((found) => !isKnown(found)).map(({ row, missing }) => `${row.what}: ${missing}`);
}

describe('coverage', () => {
  it('has every call R01-R101 and X01-X12 in an endpoint table and in the schema, or says why not', () => {
    const rows = rowsOf('calls');
    const numbers = [
      ...Array.from({ length: 101 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
      ...Array.from({ length: 12 }, (_, index) => `X${String(index + 1).padStart(2, '0')}`),
    ];
    expect(rows.map(({ what }) => what)).toEqual(numbers);
    expect(judge('calls', rows, gapOfCall)).toEqual([]);
  });

  it.each(['entities', 'behaviour', 'constants'])('has every row of %s in its place, with a test', (name) => {
    expect(judge(name, rowsOf(name), gapOf)).toEqual([]);
  });

  it('has every message once in each house that says it', () => {
    const gapOfMessage = ({ what, where, test }: Row): string | null => {
      const text = what.split(': ').slice(1).join(': ');
      const [house = ''] = where.split('/');
      const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      // The whole of a string, or the beginning of a template; descriptions that quote it do not count.
      const literal = new RegExp(`(['"])${escaped}\\1|\`${escaped} \\$\\{`);
      const holders = filesBelow(house)
        .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('client/catalogue/'))
        .filter((path) => literal.test(read(path).text));
      if (holders.join() !== where)
        return `stands in ${holders.join(', ') || 'no file'}, not in ${where} alone`;
      return gapOf({ what, where: `${where}#${text}`, test: `${test}#${text}`, open: null });
    };
    expect(judge('messages', rowsOf('messages'), gapOfMessage)).toEqual([]);
  });
});
