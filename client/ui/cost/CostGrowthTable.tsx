import { formatManYen } from '../../format.ts';
import { Tag } from '../base/Tag.tsx';
import styles from './CostGrowthTable.module.css';

/** How an item of the bills grows from the first estimate to the final amount; yen. */
export type ItemGrowth = {
  name: string;
  billCount: number;
  /** Median. */
  increase: number;
  /** Median of the place; null where it is not known. */
  typical: number | null;
};

/** Medians that are closer are called equal; yen. */
const NOTABLE_YEN = 10_000;

type CostGrowthTableProps = {
  items: readonly ItemGrowth[];
  /** Number of bills of the hall; items of fewer say theirs. */
  billCount: number;
  /** What the hall is compared with: 「東京都」; null without a comparison. */
  place: string | null;
};

/** The growth of the items at a hall, and at the halls of a place. Each number has a bar, all of one scale. */
export function CostGrowthTable({ items, billCount: all, place }: CostGrowthTableProps) {
  const longest = Math.max(1, ...items.flatMap(({ increase, typical }) => [increase, typical ?? 0]));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        項目ごとの、初回見積もりから最終金額までの増え方（中央値）
      </caption>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">この会場</th>
          {place !== null && <th scope="col">{place}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, billCount, increase, typical }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {billCount < all && <small>実例{billCount}件</small>}
            </th>
            <td className={styles.own}>
              <Change yen={increase} longest={longest} />
              {place !== null && typical !== null && increase - typical >= NOTABLE_YEN && (
                <Tag tone="accent">{place}より増える</Tag>
              )}
            </td>
            {place !== null && (
              <td>{typical === null ? '実例なし' : <Change yen={typical} longest={longest} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ yen, longest }: { yen: number; longest: number }) {
  return (
    <>
      <span>{formatChange(yen)}</span>
      <svg className={styles.bar} height="8" aria-hidden="true">
        <rect width={`${(Math.max(0, yen) / longest) * 100}%`} height="8" />
      </svg>
    </>
  );
}

/** 「+18万円」「−3万円」「増減なし」 */
export function formatChange(yen: number): string {
  if (yen === 0) return '増減なし';
  return `${yen > 0 ? '+' : '−'}${formatManYen(Math.abs(yen))}`;
}
