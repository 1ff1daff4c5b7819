import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './CompareTable.module.css';

/** A thing at the head of a column. */
export type CompareHead = { id: string; name: string; href: string; picture: PictureSource | null };

/** One point of comparison; null where a thing does not tell. */
export type CompareRow = { label: string; values: readonly (string | null)[] };

/** Whether the things differ in a point. */
export function differs({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}

/** Things side by side. Rows in which they differ are tinted, and say so to those who hear the table. */
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
              <span className="unseen">くらべる点</span>
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
                {differs(row) && <span className="unseen">（ちがいあり）</span>}
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
