/** Markdown tables, aligned for the terminal. */

/** Values by column. */
export type Row = Record<string, string | number>;

export function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const text = (value: string | number | undefined) => String(value ?? '');
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => text(row[column]).length)),
  );
  const isNumber = columns.map((column) => rows.every((row) => typeof row[column] === 'number'));
  const pad = (value: string, i: number) =>
    isNumber[i] ? value.padStart(widths[i] ?? 0) : value.padEnd(widths[i] ?? 0);
  const line = (cells: string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (isNumber[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(columns), rule, ...rows.map((row) => line(columns.map((column) => text(row[column]))))].join(
    '\n',
  );
}

/** Without trailing zeros. */
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
