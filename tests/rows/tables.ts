/** Rows of the fault and abuse tables, and references to them in test titles. */
import { readFileSync } from 'node:fs';
import { root } from '#tests/harness/process.ts';

/** A failure or an attack. */
export interface TableRow {
  /** `F01`: a REST API failure; `S01`: an attack on the gateway; `I01`: an attack on the image proxy. */
  readonly id: string;
  readonly scenario: string;
  /** Expected behavior. */
  readonly outcome: string;
}

/** Tables with the lists they are made of. */
export const TABLES = { faults: ['faults'], abuse: ['abuse', 'images'] } as const;

export type TableName = keyof typeof TABLES;

/** In order. */
export function rowsOf(table: TableName): TableRow[] {
  return TABLES[table].flatMap((list) =>
    readFileSync(`${root}tests/rows/${list}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [id = '', scenario = '', outcome = ''] = line.split(' | ');
        return { id, scenario, outcome };
      }),
  );
}

/** Row ids at the start of a title: `F04`, `F01, F21`, `S24-S26`. */
const ROW_REFERENCE = /^[FSI]\d{2,3}(?:(?:, |[-–])[FSI]\d{2,3})*(?![\w])/;

/** Expands ranges. */
export function rowsReferencedBy(title: string): string[] {
  const [named = ''] = ROW_REFERENCE.exec(title) ?? [];
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
