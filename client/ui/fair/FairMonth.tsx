import { formatMonth, formatYen } from '../../format.ts';
import { ButtonLink } from '../base/Button.tsx';
import { FairCalendar, type FairCalendarDay, type FairSummary } from './FairCalendar.tsx';
import type { FairCardData } from './FairCard.tsx';
import styles from './FairMonth.module.css';

/** 「10:00 試食」 and 「無料」; what is not known is left out. */
export function fairSummary({
  times,
  kinds,
  price,
}: Pick<FairCardData, 'times' | 'kinds' | 'price'>): FairSummary {
  const kind = kinds.find((one) => one !== '相談会') ?? kinds[0];
  return {
    label: [times[0], kind].filter(Boolean).join(' '),
    price: price === null ? null : price === 0 ? '無料' : formatYen(price),
  };
}

function nextMonthOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The months from one to another, `2026-12`, in order. */
function monthsFrom(first: string, last: string): string[] {
  const found: string[] = [];
  for (let month = first; month <= last; month = nextMonthOf(month)) found.push(month);
  return found;
}

/** Calendar of one month, with links to the adjacent months with fairs. */
export function FairMonth(props: {
  /** All days of the month, in order. */
  days: readonly FairCalendarDay[];
  selectedDate: string | null;
  /** Months with fairs, `2026-12`, in order. */
  months: readonly string[];
  hrefOf: (month: string) => string;
  /** Said of months without fairs: 「に予定されているフェアはありません。」; null while it is not known. */
  without: string | null;
}) {
  const { days, selectedDate, months, hrefOf, without } = props;
  const shown = days[0]?.date.slice(0, 7) ?? '';
  const title = formatMonth(`${shown}-01`);
  const previous = months.findLast((month) => month < shown);
  const next = months.find((month) => month > shown);
  // The links lead past months without fairs: these are named.
  const empty = monthsFrom(previous ?? shown, next ?? shown).filter((month) => !months.includes(month));
  const holidays = days.filter(({ holiday }) => holiday);
  return (
    <>
      <div className={styles.month}>
        <h2 id="month">{title}</h2>
        <div className={styles.links}>
          {previous && (
            <ButtonLink size="small" icon="left" href={hrefOf(previous)} data-scroll="keep">
              {formatMonth(`${previous}-01`)}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink size="small" icon="right" iconLast href={hrefOf(next)} data-scroll="keep">
              {formatMonth(`${next}-01`)}
            </ButtonLink>
          )}
        </div>
      </div>
      {without && empty.length > 0 && (
        <p className={styles.without}>
          {empty.map((month) => formatMonth(`${month}-01`)).join('、')}
          {without}
        </p>
      )}
      <FairCalendar title={title} selectedDate={selectedDate} days={days} />
      {holidays.length > 0 && (
        <p className={styles.holidays}>
          {holidays.map(({ date, holiday }) => `${Number(date.slice(8))}日 ${holiday}`).join('、')}
        </p>
      )}
    </>
  );
}
