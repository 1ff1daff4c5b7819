import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairMonth_days$key } from '../../__generated__/FairMonth_days.graphql.ts';
import { formatDate, formatMonth, formatYen } from '../../format.ts';
import { ROKUYO_LABELS } from '../../hallLabels.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import type { Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FairCalendar } from '../../ui/fair/FairCalendar.tsx';
import { FairCard, type FairCardData } from '../../ui/fair/FairCard.tsx';
import { fairsUrl, type FairsView } from './hallFairsRoute.ts';
import styles from './HallFairsPage.module.css';

const MAX_UPCOMING = 4;
const MAX_SUMMARIES = 2;

/** 「10:00 試食 無料」; what is not known is left out. */
function summaryOf({ times, kinds, price }: FairCardData): string {
  const cost = price === null ? null : price === 0 ? '無料' : formatYen(price);
  return [times[0], kinds.find((kind) => kind !== '相談会') ?? kinds[0], cost].filter(Boolean).join(' ');
}

/** The months between two, `2026-12`, in order. */
function monthsBetween(one: string, other: string | undefined): string[] {
  const [from = '', to = ''] = [one, other ?? one].toSorted();
  const found: string[] = [];
  for (let month = nextMonthOf(from); month < to; month = nextMonthOf(month)) found.push(month);
  return found;
}

function nextMonthOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Calendar of one month, links to the adjacent months with fairs, and the fairs of the selected day or month. */
export function FairMonth(props: {
  days: FairMonth_days$key;
  fairs: readonly FairCardData[];
  address: Address;
  view: FairsView;
}) {
  const { fairs, address, view } = props;
  const withRokuyo = useRokuyo();
  const days = useFragment(
    graphql`
      fragment FairMonth_days on CalendarDay @relay(plural: true) {
        date
        holidayName
        rokuyo
      }
    `,
    props.days,
  );
  const first = days[0]?.date ?? '';
  const yearMonth = first.slice(0, 7);
  const months = [...new Set(fairs.flatMap(({ heldOn }) => heldOn?.slice(0, 7) ?? []))];
  const previousMonth = months.findLast((candidate) => candidate < yearMonth);
  const nextMonth = months.find((candidate) => candidate > yearMonth);
  // The links lead past months without fairs: these are named.
  const skipped = [previousMonth, nextMonth].flatMap((month) => monthsBetween(yearMonth, month));
  const holidays = days.filter(({ holidayName }) => holidayName);
  const monthUrl = (month: string) => fairsUrl(address, { month, day: null });
  const listed = fairs.filter(({ heldOn }) =>
    view.day === null ? heldOn?.startsWith(yearMonth) : heldOn === view.day,
  );
  const upcoming = fairs.filter(({ heldOn }) => heldOn !== null && heldOn > first).slice(0, MAX_UPCOMING);
  const undated = view.day === null ? fairs.filter(({ heldOn }) => heldOn === null) : [];
  return (
    <div className="flow">
      <div className={styles.months}>
        <h2 id="month">{formatMonth(first)}</h2>
        <div>
          {previousMonth && (
            <ButtonLink size="small" icon="left" href={monthUrl(previousMonth)} data-scroll="keep">
              {formatMonth(`${previousMonth}-01`)}
            </ButtonLink>
          )}
          {nextMonth && (
            <ButtonLink size="small" icon="right" iconLast href={monthUrl(nextMonth)} data-scroll="keep">
              {formatMonth(`${nextMonth}-01`)}
            </ButtonLink>
          )}
        </div>
      </div>
      {skipped.length > 0 && (
        <p className={styles.skipped}>
          {skipped.map((month) => formatMonth(`${month}-01`)).join('、')}に予定されているフェアはありません。
        </p>
      )}
      <FairCalendar
        title={formatMonth(first)}
        selectedDate={view.day}
        days={days.map(({ date, holidayName, rokuyo }) => {
          const held = fairs.filter(({ heldOn }) => heldOn === date);
          const count = held.length;
          return {
            date,
            holiday: holidayName ?? null,
            rokuyo: withRokuyo ? (ROKUYO_LABELS[rokuyo ?? ''] ?? null) : null,
            fairs: count,
            summaries: held.slice(0, MAX_SUMMARIES).map(summaryOf),
            href: count > 0 ? fairsUrl(address, { month: yearMonth, day: date }) : null,
          };
        })}
      />
      {holidays.length > 0 && (
        <p className={styles.holidays}>
          {holidays.map(({ date, holidayName }) => `${Number(date.slice(8))}日 ${holidayName}`).join('、')}
        </p>
      )}
      <section aria-labelledby="held" aria-live="polite">
        <h3 id="held">
          {view.day === null ? `${formatMonth(first)}のフェア` : `${formatDate(view.day)}のフェア`}（
          {listed.length}
          件）
        </h3>
        {listed.map((fair) => (
          <FairCard key={fair.href} fair={fair} />
        ))}
        {listed.length === 0 && (
          <p>{upcoming.length > 0 ? '次の日程はこちらです。' : 'ほかの月もご覧ください。'}</p>
        )}
        {listed.length === 0 && upcoming.map((fair) => <FairCard key={fair.href} fair={fair} />)}
      </section>
      {undated.length > 0 && (
        <section aria-labelledby="undated">
          <h3 id="undated">日程を確認中のフェア（{undated.length}件）</h3>
          {undated.map((fair) => (
            <FairCard key={fair.href} fair={fair} />
          ))}
        </section>
      )}
    </div>
  );
}
