import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { isoDay, weekday } from '../../format.ts';
import { cx } from '../base/cx.ts';
import styles from './FairCalendar.module.css';

/** A day of the month, with the fairs it has. */
export type FairCalendarDay = {
  /** `2026-11-22` */
  date: string;
  holiday: string | null;
  /** 「大安」; null where it is not known or not wanted. */
  rokuyo: string | null;
  /** How many fairs are held. */
  fairs: number;
  /** Where they are told; null on days without any. */
  href: string | null;
};

type FairCalendarProps = {
  /** 「2026年11月」 */
  title: string;
  /** All days of the month, in order. */
  days: readonly FairCalendarDay[];
  /** The day that is looked at. */
  chosen?: string | null;
};

/** Monday first, so that Saturday and Sunday stand together. */
const WEEKDAYS = ['月', '火', '水', '木', '金', '土', '日'];

/** How far each arrow key goes, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const kindOf = (date: string, holiday: string | null): string | undefined => {
  const name = weekday(date);
  if (holiday || name === '日') return styles.holiday;
  return name === '土' ? styles.saturday : undefined;
};

/** The days in weeks; null stands for days of the months beside. */
function weeksOf(days: readonly FairCalendarDay[]): (FairCalendarDay | null)[][] {
  const before = WEEKDAYS.indexOf(weekday(days[0]?.date ?? ''));
  const cells = [...Array.from({ length: Math.max(before, 0) }, () => null), ...days];
  const weeks: (FairCalendarDay | null)[][] = [];
  for (let at = 0; at < cells.length; at += 7) weeks.push(cells.slice(at, at + 7));
  const last = weeks.at(-1);
  while (last && last.length < 7) last.push(null);
  return weeks;
}

/** The next day with a fair in the direction of the key takes the focus; Tab goes through them as through any links. */
function follow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const month = event.currentTarget.closest('table');
  if (step === undefined || !month) return;
  const links = [...month.querySelectorAll<HTMLElement>('[data-day]')];
  const at = Date.parse(event.currentTarget.dataset['day'] ?? '');
  const ahead = links.filter(({ dataset }) => {
    const days = (Date.parse(dataset['day'] ?? '') - at) / 86_400_000;
    return Math.sign(days) === Math.sign(step) && days % step === 0;
  });
  const next = step > 0 ? ahead[0] : ahead.at(-1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const never = (): (() => void) => () => {};

/** Today in Japan, for the browser alone: a page that is kept does not know when it will be read. */
function useToday(): string | null {
  return useSyncExternalStore(
    never,
    () => isoDay(new Date().toISOString()),
    () => null,
  );
}

/** A month of a hall's fairs as a table, Monday first; holidays are named, 六輝 stand where they are wanted. */
export function FairCalendar({ title, days, chosen }: FairCalendarProps) {
  const today = useToday();
  return (
    <table className={styles.calendar}>
      <caption className="unseen">{title}のフェア</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name, at) => (
            <th key={name} scope="col" className={[undefined, styles.saturday, styles.holiday][at - 4]}>
              {name}
              <span className="unseen">曜日</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, row) => (
          <tr key={row}>
            {week.map((one, at) =>
              one ? (
                <td
                  key={one.date}
                  className={cx(styles.day, kindOf(one.date, one.holiday))}
                  data-today={one.date === today ? '' : undefined}
                  data-chosen={one.date === chosen ? '' : undefined}
                >
                  <DayCell day={one} isToday={one.date === today} isChosen={one.date === chosen} />
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

function DayCell({ day, isToday, isChosen }: { day: FairCalendarDay; isToday: boolean; isChosen: boolean }) {
  const words = (
    <>
      <span className={styles.number}>
        {Number(day.date.slice(8))}
        <span className="unseen">日{isToday && '、今日'}</span>
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
    </>
  );
  if (day.href === null) return <span className={styles.cell}>{words}</span>;
  return (
    <a
      href={day.href}
      className={styles.cell}
      data-day={day.date}
      data-scroll="keep"
      onKeyDown={follow}
      aria-current={isChosen ? 'date' : undefined}
    >
      {words}
    </a>
  );
}
