import type { ReactNode } from 'react';
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

/** One row; null for an unknown value. */
export type CompareRow = { label: string; values: readonly (string | null)[] };

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
                <Picture source={head.picture} sizes="240px" alt="" />
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
          {rows
            .filter((row) => isAlone || differs(row))
            .map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, index) => (
                  <td key={heads[index]?.id}>{value ?? <span className={styles.none}>情報なし</span>}</td>
                ))}
              </tr>
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
