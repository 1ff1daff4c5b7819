import { formatNumber } from '../../format.ts';
import styles from './CostEstimate.module.css';

export type CostEstimateData = {
  guestCount: number;
  /** In yen. */
  amount: number;
  /** Number of bills it is made of, of weddings with `minGuestCount` to `maxGuestCount` guests. */
  billCount: number;
  minGuestCount: number;
  maxGuestCount: number;
};

/** In place of an estimate for which there is no bill. */
export const NO_BILLS = 'この人数の実例はまだありません';

/** 「約285万円」 */
export function formatAbout(yen: number): string {
  return `約${formatNumber(Math.round(yen / 10_000))}万円`;
}

/** Says that there is none. */
export function NoCostEstimate() {
  return <p className={styles.none}>{NO_BILLS}</p>;
}

/** 「60名なら約285万円（実例12件）」, which opens how it is made. Keeps its line while there is no estimate. */
export function CostEstimate(props: {
  estimate: CostEstimateData | null;
  /** Whether it is short: text without the number of bills. */
  isPlain?: boolean;
}) {
  const { estimate, isPlain = false } = props;
  if (!estimate) return <div className={styles.line} />;
  const { guestCount, amount, billCount, minGuestCount, maxGuestCount } = estimate;
  const cost = (
    <>
      {guestCount}名なら<b className={styles.amount}>{formatAbout(amount)}</b>
    </>
  );
  if (isPlain) return <span>{cost}</span>;
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>
        <span className={styles.phrase}>{cost}</span>
        <small className={styles.phrase}>（実例{billCount}件）</small>
      </summary>
      <p className={styles.reason}>
        {minGuestCount}〜{maxGuestCount}名で挙げた{billCount}
        組の最終金額の中央値です。お見積もりではありません。
      </p>
    </details>
  );
}
