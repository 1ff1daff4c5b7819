import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './CompareTable.module.css';

export type CompareHead = { id: string; name: string; href: string; picture: PictureSource | null };

/** One row; null for an unknown value. */
export type CompareRow = { label: string; values: readonly (string | null)[] };

export function differs({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}

/** Rows with different values are tinted and announced. */
export function CompareTable({
  heads,
  rows,
}: {
  heads: readonly CompareHead[];
  rows: readonly CompareRow[];
}) {
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
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className={differs(row) ? styles.differs : undefined}>
              <th scope="row">
                {row.label}
                {differs(row) && <span className="visually-hidden">（ちがいあり）</span>}
              </th>
              {row.values.map((value, index) => (
                <td key={heads[index]?.id}>{value ?? <span className={styles.none}>情報なし</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
