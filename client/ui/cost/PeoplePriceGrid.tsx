import { number } from '../../format.ts';
import styles from './PeoplePriceGrid.module.css';

/** How many weddings were reported up to so many guests and so many yen; a value ending in 1 has no upper end. */
export type PeoplePriceCount = { people: number; price: number; count: number };

const byNumber = (a: number, b: number) => a - b;
const isOpen = (value: number) => value % 10 === 1;
const peopleName = (people: number) => (isOpen(people) ? `${people}名〜` : `〜${people}名`);
const priceName = (price: number) => {
  const man = number(Math.floor(price / 10_000));
  return isOpen(price) ? `${man}万円〜` : `〜${man}万円`;
};

/** One of six steps by its share of the largest count; the number itself is always printed. */
function heat(count: number, largest: number): number {
  return count === 0 || largest === 0 ? 1 : 1 + Math.max(1, Math.ceil((count / largest) * 5));
}

/** Guests across, money down: where the weddings of a hall lie. A real table. */
export function PeoplePriceGrid({ counts }: { counts: readonly PeoplePriceCount[] }) {
  const people = [...new Set(counts.map((cell) => cell.people))].toSorted(byNumber);
  const prices = [...new Set(counts.map((cell) => cell.price))].toSorted(byNumber);
  const found = new Map(counts.map((cell) => [`${cell.people} ${cell.price}`, cell.count]));
  const largest = Math.max(0, ...counts.map((cell) => cell.count));
  const total = counts.reduce((sum, cell) => sum + cell.count, 0);
  return (
    <table className={styles.grid}>
      <caption className={styles.caption}>
        {total === 0
          ? 'まだ報告がありません'
          : `${number(total)}件の報告。色が濃いほど件数が多いことを表します`}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">総額と人数</span>
          </th>
          {people.map((value) => (
            <th key={value} scope="col">
              {peopleName(value)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price}>
            <th scope="row">{priceName(price)}</th>
            {people.map((value) => {
              const count = found.get(`${value} ${price}`) ?? 0;
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
