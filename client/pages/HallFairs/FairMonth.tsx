import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairMonth_days$key } from '../../__generated__/FairMonth_days.graphql.ts';
import { formatDate, formatMonth } from '../../format.ts';
import { ROKUYO_LABELS } from '../../hallLabels.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import type { Address } from '../../router/address.ts';
import { FairCard, type FairCardData } from '../../ui/fair/FairCard.tsx';
import { FairMonth as FairMonthView, fairSummary } from '../../ui/fair/FairMonth.tsx';
import { hallFairsUrl, type HallFairsView } from './hallFairsRoute.ts';

const MAX_UPCOMING = 4;

/** Calendar of one month, links to the adjacent months with fairs, and the fairs of the selected day or month. */
export function FairMonth(props: {
  days: FairMonth_days$key;
  fairs: readonly FairCardData[];
  address: Address;
  view: HallFairsView;
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
  const listed = fairs.filter(({ heldOn }) =>
    view.day === null ? heldOn?.startsWith(yearMonth) : heldOn === view.day,
  );
  const upcoming = fairs
    .filter(({ heldOn }) => heldOn !== null && heldOn > (view.day ?? first))
    .slice(0, MAX_UPCOMING);
  const undated = view.day === null ? fairs.filter(({ heldOn }) => heldOn === null) : [];
  return (
    <div className="flow">
      <FairMonthView
        months={months}
        hrefOf={(month) => hallFairsUrl(address, { month, day: null })}
        without={`に${view.kind === null ? '予定されている' : 'この内容の'}フェアはありません。`}
        selectedDate={view.day}
        days={days.map(({ date, holidayName, rokuyo }) => {
          const held = fairs.filter(({ heldOn }) => heldOn === date);
          const count = held.length;
          return {
            date,
            holiday: holidayName ?? null,
            rokuyo: withRokuyo ? (ROKUYO_LABELS[rokuyo ?? ''] ?? null) : null,
            fairs: count,
            summaries: held.map(fairSummary),
            href: count > 0 ? hallFairsUrl(address, { month: yearMonth, day: date }) : null,
          };
        })}
      />
      <section aria-labelledby="held">
        <h3 id="held" aria-live="polite" aria-atomic="true">
          {view.day === null ? `${formatMonth(first)}のフェア` : `${formatDate(view.day)}のフェア`}（
          {listed.length}
          件）
        </h3>
        {listed.map((fair) => (
          <FairCard key={fair.href} fair={fair} />
        ))}
        {listed.length === 0 && (
          <p>
            {upcoming.length > 0
              ? '次の日程はこちらです。'
              : `ほかの${fairs.length === 0 ? '内容' : '日程'}もご覧ください。`}
          </p>
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
