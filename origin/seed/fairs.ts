/** Fairs of a hall, on days of a cycle of twelve weeks that comes round again and again. */
import type { Insertable } from 'kysely';
import type { FairTable } from '../db/tables.ts';
import { Dice } from '../dice.ts';
import { picturePath } from '../pictures/address.ts';
import type { HallDraft } from './drafts.ts';
import { DAYS, FAIRS } from './texts/fairs.ts';

type Fair = Omit<Insertable<FairTable>, 'id'>;

/** A Monday on which the cycle begins, and its length in days: whole weeks, so that a Saturday stays one. */
const CYCLE_BEGIN = Date.UTC(2026, 0, 5);
const CYCLE_WEEKS = 12;
/** Days in the cycle. */
export const CYCLE_DAYS = CYCLE_WEEKS * 7;

/** Saturday and Sunday draw most visitors; Monday is 0. */
const WEEKDAYS = [
  [5, 40],
  [6, 36],
  [4, 8],
  [2, 6],
  [3, 5],
  [0, 5],
] as const;

const DAY = 86_400_000;
const dayOf = (offset: number): string => new Date(CYCLE_BEGIN + offset * DAY).toISOString().slice(0, 10);

function times(dice: Dice, minutes: number): (string | null)[] {
  const chosen = minutes <= 90 && dice.chance(0.3) ? (DAYS[4] ?? []) : dice.pick(DAYS.slice(0, 4));
  // Empty and absent both mean that a time is not used, and real data has both.
  return Array.from({ length: 8 }, (_, index) => chosen[index] ?? (index === chosen.length ? '' : null));
}

/** The fairs of a hall; only halls with a page of their own hold some. */
export function hallFairs(hall: HallDraft): Fair[] {
  if (!hall.official || hall.abroad) return [];
  const dice = new Dice(`fairs/${hall.id}`);
  const studio = hall.serviceId === 6;
  const count = studio ? 3 : dice.int(3, 6) + Math.round(hall.fame * 9);
  const fitting = FAIRS.filter(
    ({ name }) => name.includes('フォト') === studio || name.includes('オンライン'),
  ).filter(({ name }) => !name.includes('神前式') || hall.venue.styles.includes(2));
  const favourite = dice.int(0, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const text = dice.pick(fitting);
    const offset = dice.int(0, CYCLE_WEEKS - 1) * 7 + dice.weighted(WEEKDAYS);
    const place = (index - favourite + count) % count;
    return {
      hall_id: hall.id,
      name: text.name,
      description: dice.chance(0.95) ? text.description : null,
      start_date: dice.chance(0.9) ? dayOf(offset - 35) : null,
      hold_on: dayOf(offset),
      hold_times: times(dice, text.minutes),
      post_period_day: dice.pick([1, 1, 2, 3, 0, null]),
      post_period_hour: dice.pick([24, 18, 17, 12, null]),
      contents: text.contents,
      price: text.price,
      picture: dice.chance(0.9)
        ? picturePath({
            motif: dice.pick(hall.venue.covers),
            palette: hall.palette,
            seed: dice.int(0, 99),
            shape: 'wide',
          })
        : null,
      duration_minutes: dice.chance(0.94) ? text.minutes : null,
      recommended_rank: place < 3 ? place + 1 : null,
    };
  });
}
