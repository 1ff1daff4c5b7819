import { Icon } from '../base/Icon.tsx';
import { Price } from '../base/Price.tsx';
import { CostBar } from './CostBar.tsx';
import { honorific } from '../../format.ts';
import styles from './CostCaseRow.module.css';

export type CostCase = {
  nickname: string | null;
  /** 「2026年5月」「62名」 */
  circumstances: readonly string[];
  /** Yen. */
  estimate: number | null;
  total: number | null;
  items: readonly { name: string; first: number | null; final: number | null }[];
};

/** One couple's costs; the items are collapsed. */
export function CostCaseRow({ cost, scale }: { cost: CostCase; scale?: number }) {
  return (
    <article className={styles.case}>
      <p className={styles.head}>
        <b>{cost.circumstances.join(' · ')}</b>
        {cost.nickname && <span>{honorific(cost.nickname)}</span>}
      </p>
      {cost.estimate !== null && cost.total !== null ? (
        <CostBar estimate={cost.estimate} final={cost.total} maxAmount={scale} />
      ) : (
        <p>
          最終金額 <Price yen={cost.total} />
        </p>
      )}
      {cost.items.length > 0 && (
        <details className={styles.items}>
          <summary className={styles.unfold}>
            内訳を見る
            <Icon name="down" size={16} />
          </summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">項目</th>
                <th scope="col">初回</th>
                <th scope="col">最終</th>
              </tr>
            </thead>
            <tbody>
              {cost.items.map((item) => (
                <tr key={item.name}>
                  <th scope="row">{item.name}</th>
                  <td>{item.first === null ? '—' : <Price yen={item.first} unit="yen" />}</td>
                  <td data-more={(item.final ?? 0) > (item.first ?? Infinity) ? '' : undefined}>
                    {item.final === null ? '—' : <Price yen={item.final} unit="yen" />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </article>
  );
}
