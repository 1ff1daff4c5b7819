import { Price } from '../base/Price.tsx';
import styles from './CostBar.module.css';

type CostBarProps = {
  /** In yen. */
  estimate: number;
  final: number;
  /** Largest amount of all bars shown together, for a common scale. */
  maxAmount?: number;
};

/** Increases beyond this ratio are highlighted. */
const THRESHOLD_RATIO = 1.25;

/** First estimate and final amount, with a threshold at 25% above the estimate. */
export function CostBar({ estimate, final, maxAmount }: CostBarProps) {
  const fullWidth = Math.max(maxAmount ?? 0, final, estimate * THRESHOLD_RATIO) * 1.04;
  const at = (yen: number) => `${(yen / fullWidth) * 100}%`;
  const threshold = estimate * THRESHOLD_RATIO;
  return (
    <div className={styles.cost}>
      <p className={styles.content}>
        <span>
          <small>初回見積もり</small> <Price yen={estimate} />
        </span>
        <span>
          <small>最終</small> <Price yen={final} />
        </span>
        <b className={final > threshold ? styles.over : styles.within}>
          {formatPercent(increasePercent(estimate, final))}
          <span className="visually-hidden">
            {final > threshold ? '（25%の目安を超えています）' : '（25%の目安以内です）'}
          </span>
        </b>
      </p>
      <svg className={styles.bars} height="30" aria-hidden="true">
        <rect className={styles.first} width={at(estimate)} height="9" y="2" />
        <rect className={styles.final} width={at(Math.min(final, threshold))} height="12" y="15" />
        {final > threshold && (
          <rect
            className={styles.beyond}
            x={at(threshold)}
            width={at(final - threshold)}
            height="12"
            y="15"
          />
        )}
        <line className={styles.mark} x1={at(threshold)} x2={at(threshold)} y1="0" y2="30" />
      </svg>
    </div>
  );
}

/** Legend for a list of CostBars. */
export function CostLegend() {
  return (
    <p className={styles.legend}>
      <span className={styles.keyFirst}>初回見積もり</span>
      <span className={styles.keyFinal}>最終金額</span>
      <span className={styles.keyMark}>初回から25%増の目安</span>
    </p>
  );
}

/** 「+18%」「−5%」「0%」 */
function formatPercent(percent: number): string {
  const sign = percent > 0 ? '+' : '−';
  return `${percent === 0 ? '' : sign}${Math.abs(percent)}%`;
}

/** Increase over the estimate in whole percent: 23, -5. */
export function increasePercent(estimate: number, final: number): number {
  return Math.round((final / estimate - 1) * 100);
}
