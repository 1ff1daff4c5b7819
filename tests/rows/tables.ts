/** The rows of what the product has to stand, and how a test says which of them it proves. */
import { readFileSync } from 'node:fs';
import { root } from '#tests/harness/process.ts';

/** One thing that goes wrong, or that somebody tries. */
export interface Row {
  /** `F` and a number: a fault upstream; `S`: an attempt on the doors; `I`: one on the image proxy. */
  readonly id: string;
  readonly what: string;
  /** What has to come of it. */
  readonly outcome: string;
}

/** The two tables, each made of one or two lists. */
export const TABLES = { faults: ['faults'], abuse: ['abuse', 'images'] } as const;

/** A name of {@link TABLES}. */
export type TableName = keyof typeof TABLES;

/** The rows of a table, in order. */
export function rowsOf(table: TableName): Row[] {
  return TABLES[table].flatMap((list) =>
    readFileSync(`${root}tests/rows/${list}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [id = '', what = '', outcome = ''] = line.split(' | ');
        return { id, what, outcome };
      }),
  );
}

/** Rows at the beginning of a title: `F04`, `F01, F21`, `S24-S26`. */
const NAMED = /^[FSI]\d\d(?:(?:, |[-–])[FSI]\d\d)*(?![\w])/;

/** The rows a test's title names at its beginning; a range names all within it. */
export function rowsNamed(title: string): string[] {
  const [named = ''] = NAMED.exec(title) ?? [];
  if (named === '') return [];
  return named.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(/[-–]/);
    const [from, to] = [Number(first.slice(1)), Number(last.slice(1))];
    return Array.from(
      { length: to - from + 1 },
      (_, step) => first.charAt(0) + String(from + step).padStart(2, '0'),
    );
  });
}
