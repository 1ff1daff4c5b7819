import { Fragment, type ReactNode } from 'react';
import { FactList } from '../base/FactList.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './CompareTable.module.css';

export type CompareHead = {
  id: string;
  name: string;
  href: string;
  picture: PictureSource | null;
  /** What can be done with it; not printed. */
  actions?: ReactNode;
};

/** One row; null for an unknown value, lines are kept. */
export type CompareRow = {
  /** Heading of the rows that follow each other with the same one. */
  topic?: string;
  label: string;
  values: readonly (string | null)[];
  /** Columns to mark. */
  best?: ReadonlySet<number>;
};

/** The columns with the highest of at least two numbers; none where all are equal. */
export function highest(numbers: readonly (number | null | undefined)[]): ReadonlySet<number> {
  const known = numbers.filter((number) => number != null);
  const top = Math.max(...known);
  if (known.every((number) => number === top)) return new Set();
  return new Set(numbers.flatMap((number, column) => (number === top ? [column] : [])));
}

export function differs({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}

/** The table has what differs; what is equal everywhere is folded away below it. */
export function CompareTable({
  heads,
  rows,
}: {
  heads: readonly CompareHead[];
  rows: readonly CompareRow[];
}) {
  const isAlone = heads.length < 2;
  const folded = isAlone ? [] : rows.filter((row) => !differs(row));
  const shown = isAlone ? rows : rows.filter(differs);
  return (
    <section className={styles.frame} aria-label="比較表">
      <table className={styles.table} data-columns={heads.length}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">くらべる点</span>
            </th>
            {heads.map((head) => (
              <th key={head.id} scope="col">
                <span className={styles.picture}>
                  <Picture source={head.picture} sizes="240px" alt="" />
                </span>
                <a href={head.href}>{head.name}</a>
                {head.actions && (
                  <div className={styles.actions} data-screen>
                    {head.actions}
                  </div>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <Fragment key={row.label}>
              {row.topic && row.topic !== shown[index - 1]?.topic && (
                <tr className={styles.topic}>
                  <th scope="rowgroup" colSpan={heads.length + 1}>
                    {row.topic}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">{row.label}</th>
                {row.values.map((value, column) => (
                  <td key={heads[column]?.id} data-best={row.best?.has(column) || undefined}>
                    {value ?? <span className={styles.none}>情報なし</span>}
                    {row.best?.has(column) && <span className="visually-hidden">（最高）</span>}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>どの会場も同じところ（{folded.length}項目）</summary>
          <FactList
            facts={folded.map(({ label, values: [value] }) => ({ label, value: value ?? '情報なし' }))}
          />
        </details>
      )}
    </section>
  );
}
