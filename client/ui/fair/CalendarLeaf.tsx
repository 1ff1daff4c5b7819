import { toIsoDate, formatWeekday } from '../../format.ts';
import styles from './CalendarLeaf.module.css';

type CalendarLeafProps = {
  /** `2026-11-22` */
  date: string;
  /** Name of the holiday. */
  holiday?: string | null;
  /** 「大安」 */
  rokuyo?: string | null;
};

/** A date as a leaf of a day calendar: Saturdays blue, Sundays and holidays red. */
export function CalendarLeaf({ date, holiday, rokuyo }: CalendarLeafProps) {
  const [, month, day] = toIsoDate(date).split('-').map(Number);
  const name = formatWeekday(date);
  const kind = holiday || name === '日' ? 'holiday' : name === '土' ? 'saturday' : 'plain';
  return (
    <time dateTime={toIsoDate(date)} className={styles.leaf} data-kind={kind}>
      <span className={styles.month}>{month}月</span>
      <span className={`display-font ${styles.day}`}>
        {day}
        <span className="visually-hidden">日</span>
      </span>
      <span className={styles.weekday}>
        {name}
        <span className="visually-hidden">曜日</span>
        {holiday && (
          <b className={styles.mark} title={holiday}>
            祝<span className="visually-hidden">日 {holiday}</span>
          </b>
        )}
      </span>
      {rokuyo && (
        <span className={styles.rokuyo} data-best={rokuyo === '大安' ? '' : undefined}>
          {rokuyo}
        </span>
      )}
    </time>
  );
}
