import { isoDay, weekday } from '../../format.ts';
import styles from './CalendarLeaf.module.css';

type CalendarLeafProps = {
  /** `2026-11-22` */
  date: string;
  /** Name of the holiday, where it is one. */
  holiday?: string | null;
  /** 「大安」; null where it is not known or not wanted. */
  rokuyo?: string | null;
};

/** A leaf torn off a Japanese day calendar. Saturdays 藍; Sundays and holidays red, holidays with 祝 as well. */
export function CalendarLeaf({ date, holiday, rokuyo }: CalendarLeafProps) {
  const [, month, day] = isoDay(date).split('-').map(Number);
  const name = weekday(date);
  const kind = holiday || name === '日' ? 'holiday' : name === '土' ? 'saturday' : 'plain';
  return (
    <time dateTime={isoDay(date)} className={styles.leaf} data-kind={kind}>
      <span className={styles.month}>{month}月</span>
      <span className={styles.day}>
        {day}
        <span className="unseen">日</span>
      </span>
      <span className={styles.weekday}>
        {name}
        <span className="unseen">曜日</span>
        {holiday && (
          <b className={styles.mark} title={holiday}>
            祝<span className="unseen">日 {holiday}</span>
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
