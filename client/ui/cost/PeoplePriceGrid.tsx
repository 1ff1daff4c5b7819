import { formatNumber } from '../../format.ts';
import styles from './PeoplePriceGrid.module.css';

/** Number of weddings up to a guest count and a price in yen; a value ending in 1 has no upper bound. */
export type PeoplePriceCount = { people: number; price: number; count: number };

const byNumber = (a: number, b: number) => a - b;
const isUnbounded = (value: number) => value % 10 === 1;
const peopleLabel = (people: number) => (isUnbounded(people) ? `${people}名〜` : `〜${people}名`);
const priceLabel = (price: number) => {
  const man = formatNumber(Math.floor(price / 10_000));
  return isUnbounded(price) ? `${man}万円〜` : `〜${man}万円`;
};

/** Heat level 1 to 6, relative to the largest count. */
function heat(count: number, largest: number): number {
  return count === 0 || largest === 0 ? 1 : 1 + Math.max(1, Math.ceil((count / largest) * 5));
}

/** Weddings of a hall by guest count (columns) and price (rows). */
export function PeoplePriceGrid({ counts }: { counts: readonly PeoplePriceCount[] }) {
  const people = [...new Set(counts.map((cell) => cell.people))].toSorted(byNumber);
  const prices = [...new Set(counts.map((cell) => cell.price))].toSorted(byNumber);
  const countByCell = new Map(counts.map((cell) => [`${cell.people} ${cell.price}`, cell.count]));
  const largest = Math.max(0, ...counts.map((cell) => cell.count));
  const total = counts.reduce((sum, cell) => sum + cell.count, 0);
  return (
    <table className={styles.grid}>
      <caption className={styles.caption}>
        {total === 0
          ? 'まだ報告がありません'
          : `${formatNumber(total)}件の報告。色が濃いほど件数が多いことを表します`}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">総額と人数</span>
          </th>
          {people.map((value) => (
            <th key={value} scope="col">
              {peopleLabel(value)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price}>
            <th scope="row">{priceLabel(price)}</th>
            {people.map((value) => {
              const count = countByCell.get(`${value} ${price}`) ?? 0;
              return (
                <td key={value} data-heat={heat(count, largest)}>
                  {count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
