import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairMonth_days$key } from '../../__generated__/FairMonth_days.graphql.ts';
import { day as dayText, month as monthText } from '../../format.ts';
import { ROKUYO } from '../../names.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import type { Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FairCalendar } from '../../ui/fair/FairCalendar.tsx';
import { FairCard, type FairFacts } from '../../ui/fair/FairCard.tsx';
import { fairsAddress, type FairsView } from './fairsAddress.ts';
import styles from './HallFairsPage.module.css';

/** Fairs to come that a day or month without any leads to. */
const NEXT = 4;

/** A month of fairs, the way to the months beside it, and below the table the fairs of the chosen day or of all. */
export function FairMonth(props: {
  days: FairMonth_days$key;
  fairs: readonly FairFacts[];
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
  const shown = first.slice(0, 7);
  const months = [...new Set(fairs.flatMap(({ heldOn }) => heldOn?.slice(0, 7) ?? []))];
  const before = months.findLast((one) => one < shown);
  const after = months.find((one) => one > shown);
  const holidays = days.filter(({ holidayName }) => holidayName);
  const to = (month: string) => fairsAddress(address, { month, day: null });
  const held = fairs.filter(({ heldOn }) =>
    view.day === null ? heldOn?.startsWith(shown) : heldOn === view.day,
  );
  const next = fairs.filter(({ heldOn }) => heldOn !== null && heldOn > first).slice(0, NEXT);
  return (
    <div className="flow">
      <div className={styles.months}>
        <h2 id="month">{monthText(first)}</h2>
        <div>
          {before && (
            <ButtonLink size="small" icon="left" href={to(before)} data-scroll="keep">
              {monthText(`${before}-01`)}
            </ButtonLink>
          )}
          {after && (
            <ButtonLink size="small" icon="right" iconLast href={to(after)} data-scroll="keep">
              {monthText(`${after}-01`)}
            </ButtonLink>
          )}
        </div>
      </div>
      <FairCalendar
        title={monthText(first)}
        chosen={view.day}
        days={days.map(({ date, holidayName, rokuyo }) => {
          const count = fairs.filter(({ heldOn }) => heldOn === date).length;
          return {
            date,
            holiday: holidayName ?? null,
            rokuyo: withRokuyo ? (ROKUYO[rokuyo ?? ''] ?? null) : null,
            fairs: count,
            href: count > 0 ? fairsAddress(address, { month: shown, day: date }) : null,
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
          {view.day === null ? `${monthText(first)}のフェア` : `${dayText(view.day)}のフェア`}（{held.length}
          件）
        </h3>
        {held.map((fair) => (
          <FairCard key={fair.href} fair={fair} />
        ))}
        {held.length === 0 && (
          <p>{next.length > 0 ? '次の日程はこちらです。' : 'ほかの月もご覧ください。'}</p>
        )}
        {held.length === 0 && next.map((fair) => <FairCard key={fair.href} fair={fair} />)}
      </section>
    </div>
  );
}
