import { formatDate } from '../../format.ts';
import { Tag } from '../base/Tag.tsx';
import styles from './CancellationTable.module.css';

export type CancellationStep = {
  /** 「見積金額の20%」 */
  fee: string;
  /** 「179日前〜90日前」 */
  period: string;
  /** YYYY-MM-DD; null: from the contract on. */
  from: string | null;
  /** Null without a wedding day. */
  until: string | null;
};

/** What a cancellation costs by the day of the notice. `today` is null where it is not known. */
export function CancellationTable(props: { steps: readonly CancellationStep[]; today: string | null }) {
  const { steps, today } = props;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">お申し出の日とキャンセル料</caption>
      <thead>
        <tr>
          <th scope="col">キャンセルをお申し出の日</th>
          <th scope="col">キャンセル料</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ fee, period, from, until }) => {
          const isNow =
            today !== null && until !== null && today <= until && (from === null || from <= today);
          return (
            <tr key={period} aria-current={isNow ? 'date' : undefined}>
              <th scope="row">
                {until === null ? (
                  period
                ) : (
                  <>
                    <Dates from={from} until={until} />
                    <span className={styles.period}>{period}</span>
                  </>
                )}
              </th>
              <td>
                {fee} {isNow && <Tag tone="accent">今日はここ</Tag>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Dates({ from, until }: { from: string | null; until: string }) {
  const last = <time dateTime={until}>{formatDate(until)}</time>;
  if (from === until) return last;
  return (
    <>
      {from && (
        <>
          <time dateTime={from}>{formatDate(from)}</time>
          <wbr />〜
        </>
      )}
      {last}
      {!from && 'まで'}
    </>
  );
}
