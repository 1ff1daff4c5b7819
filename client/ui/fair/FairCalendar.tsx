import type { KeyboardEvent } from 'react';
import { formatWeekday } from '../../format.ts';
import { useToday } from '../../day.ts';
import { cx } from '../base/cx.ts';
import styles from './FairCalendar.module.css';

export type FairSummary = {
  /** 「10:00 試食」 */
  label: string;
  /** 「無料」; null when unknown. */
  price: string | null;
};

export type FairCalendarDay = {
  /** `2026-11-22` */
  date: string;
  holiday: string | null;
  /** 「大安」; null where hidden or unknown. */
  rokuyo: string | null;
  /** Number of fairs. */
  fairs: number;
  /** Of the first ones, for large cells. */
  summaries?: readonly FairSummary[];
  /** Null on days without fairs. */
  href: string | null;
};

type FairCalendarProps = {
  /** 「2026年11月」 */
  title: string;
  /** All days of the month, in order. */
  days: readonly FairCalendarDay[];
  selectedDate?: string | null;
};

const WEEKDAYS = ['月', '火', '水', '木', '金', '土', '日'];

const ARROW_KEY_DAYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

const dayClass = (date: string, holiday: string | null): string | undefined => {
  const name = formatWeekday(date);
  if (holiday || name === '日') return styles.holiday;
  return name === '土' ? styles.saturday : undefined;
};

/** Weeks from Monday to Sunday; null for days of adjacent months. */
function toWeeks(days: readonly FairCalendarDay[]): (FairCalendarDay | null)[][] {
  const before = WEEKDAYS.indexOf(formatWeekday(days[0]?.date ?? ''));
  const cells = [...Array.from({ length: Math.max(before, 0) }, () => null), ...days];
  const weeks: (FairCalendarDay | null)[][] = [];
  for (let at = 0; at < cells.length; at += 7) weeks.push(cells.slice(at, at + 7));
  const last = weeks.at(-1);
  while (last && last.length < 7) last.push(null);
  return weeks;
}

/** Summaries of a large cell. */
const MAX_SUMMARIES = 2;

/** The first summaries that differ, and how many fairs these leave out where some are equal. */
function distinctSummaries({ summaries = [], fairs }: FairCalendarDay) {
  const distinct = [...new Map(summaries.map((one) => [`${one.label} ${one.price}`, one])).values()];
  const shown = distinct.slice(0, MAX_SUMMARIES);
  return { shown, others: distinct.length < summaries.length ? fairs - shown.length : 0 };
}

/** Arrow keys move the focus to the next day with a fair in that direction. */
function focusNextFair(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROW_KEY_DAYS[event.key];
  const month = event.currentTarget.closest('table');
  if (step === undefined || !month) return;
  const links = [...month.querySelectorAll<HTMLElement>('[data-day]')];
  const at = Date.parse(event.currentTarget.dataset['day'] ?? '');
  const candidates = links.filter(({ dataset }) => {
    const days = (Date.parse(dataset['day'] ?? '') - at) / 86_400_000;
    return Math.sign(days) === Math.sign(step) && days % step === 0;
  });
  const next = step > 0 ? candidates[0] : candidates.at(-1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A month of a hall's fairs. */
export function FairCalendar({ title, days, selectedDate }: FairCalendarProps) {
  const today = useToday();
  return (
    <table className={styles.calendar}>
      <caption className="visually-hidden">{title}のフェア</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name, at) => (
            <th key={name} scope="col" className={[undefined, styles.saturday, styles.holiday][at - 4]}>
              {name}
              <span className="visually-hidden">曜日</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(days).map((week, row) => (
          <tr key={row}>
            {week.map((day, at) =>
              day ? (
                <td
                  key={day.date}
                  className={cx(styles.day, dayClass(day.date, day.holiday))}
                  data-today={day.date === today ? '' : undefined}
                  data-past={today !== null && day.date < today ? '' : undefined}
                  data-selected={day.date === selectedDate ? '' : undefined}
                >
                  <DayCell day={day} isToday={day.date === today} isSelected={day.date === selectedDate} />
                </td>
              ) : (
                <td key={`${row}-${at}`} aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({
  day,
  isToday,
  isSelected,
}: {
  day: FairCalendarDay;
  isToday: boolean;
  isSelected: boolean;
}) {
  const { shown, others } = distinctSummaries(day);
  const content = (
    <>
      <span className={`display-font ${styles.number}`}>
        <span className={styles.digits}>{Number(day.date.slice(8))}</span>
        <span className="visually-hidden">日{isToday && '、今日'}</span>
        {day.holiday && (
          <b className={styles.mark} title={day.holiday}>
            祝
          </b>
        )}
      </span>
      {day.rokuyo && (
        <span className={styles.rokuyo} data-best={day.rokuyo === '大安' ? '' : undefined}>
          {day.rokuyo}
        </span>
      )}
      {day.holiday && <span className={styles.name}>{day.holiday}</span>}
      {day.fairs > 0 && <span className={styles.count}>{day.fairs}件</span>}
      {shown.length > 0 && (
        <span className={styles.fairs}>
          {shown.map(({ label, price }) => (
            <span key={`${label} ${price}`} className={styles.fair}>
              <span className={styles.label}>{label}</span>
              {price && <span> {price}</span>}
            </span>
          ))}
          {others > 0 && <span>ほか{others}件</span>}
        </span>
      )}
    </>
  );
  if (day.href === null) return <span className={styles.cell}>{content}</span>;
  return (
    <a
      href={day.href}
      className={styles.cell}
      data-day={day.date}
      data-scroll="keep"
      onKeyDown={focusNextFair}
      aria-current={isSelected ? 'date' : undefined}
    >
      {content}
    </a>
  );
}
