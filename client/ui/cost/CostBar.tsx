import { Price } from '../base/Price.tsx';
import { rise } from './rise.ts';
import styles from './CostBar.module.css';

type CostBarProps = {
  /** First estimate and final bill in yen. */
  first: number;
  final: number;
  /** Largest sum of all bars shown together, so that their lengths compare. */
  scale?: number;
};

/** Beyond this share of the first estimate couples begin to regret: a rise of a quarter. */
const MARK = 1.25;

/** From first estimate to final bill, with the mark of a quarter more. The words say all that the bars show. */
export function CostBar({ first, final, scale }: CostBarProps) {
  const whole = Math.max(scale ?? 0, final, first * MARK) * 1.04;
  const at = (yen: number) => `${(yen / whole) * 100}%`;
  const mark = first * MARK;
  const percent = rise(first, final);
  return (
    <div className={styles.cost}>
      <p className={styles.words}>
        <span>
          <small>初回見積もり</small> <Price yen={first} />
        </span>
        <span>
          <small>最終</small> <Price yen={final} />
        </span>
        <b className={final > mark ? styles.over : styles.within}>
          {percent > 0 ? `＋${percent}` : percent}%
          <span className="unseen">
            {final > mark ? '（25%の目安を超えています）' : '（25%の目安以内です）'}
          </span>
        </b>
      </p>
      <svg className={styles.bars} height="30" aria-hidden="true">
        <rect className={styles.first} width={at(first)} height="9" y="2" />
        <rect className={styles.final} width={at(Math.min(final, mark))} height="12" y="15" />
        {final > mark && (
          <rect className={styles.beyond} x={at(mark)} width={at(final - mark)} height="12" y="15" />
        )}
        <line className={styles.mark} x1={at(mark)} x2={at(mark)} y1="0" y2="30" />
      </svg>
    </div>
  );
}

/** What the bars mean, once for all of them. */
export function CostLegend() {
  return (
    <p className={styles.legend}>
      <span className={styles.keyFirst}>初回見積もり</span>
      <span className={styles.keyFinal}>最終金額</span>
      <span className={styles.keyMark}>初回から25%増の目安</span>
    </p>
  );
}
