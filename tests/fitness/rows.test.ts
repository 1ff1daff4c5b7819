import { describe, expect, it } from 'vitest';
import { rowsReferencedBy, rowsOf, type TableName } from '#tests/rows/tables.ts';
import { filesBelow, read } from './source.ts';

const tables: TableName[] = ['faults', 'abuse'];
const rows = tables.flatMap((table) => rowsOf(table));
const ids = new Set(rows.map(({ id }) => id));
/** Rows that titles of tests begin with, read from the sources: `test('F01 …')`, `['F14', 400, …]`. */
const proven = new Set(
  ['tests/gateway', 'tests/contract', 'tests/client']
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.test.ts'))
    .flatMap((path) =>
      Array.from(read(path).text.matchAll(/['"`]([FSI]\d{2,3}[^'"`\n]*)/g), ([, title = '']) => title),
    )
    .flatMap(rowsReferencedBy),
);

describe('the rows of faults and abuse', () => {
  it('have all their columns, each once', () => {
    expect(rows.filter(({ scenario, outcome }) => scenario === '' || outcome === '')).toEqual([]);
    expect(ids.size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(50 + 60 + 36);
  });

  it('have a test each', () => expect([...ids].filter((id) => !proven.has(id))).toEqual([]));

  it('are complete: no test references another', () =>
    expect([...proven].filter((id) => !ids.has(id))).toEqual([]));

  it.each(tables)('and docs/%s.md reports that each holds', (table) => {
    const text = read(`docs/${table}.md`).text.replaceAll('\\_', '_');
    const open = rowsOf(table).filter(
      ({ id, scenario, outcome }) =>
        !text.split('\n').some((line) => {
          const cells = line.split('|').map((cell) => cell.trim());
          return cells[1] === id && cells[2] === scenario && cells[3] === outcome && cells[6] === 'holds';
        }),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });
});
