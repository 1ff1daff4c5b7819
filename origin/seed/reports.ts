/** Reports on a hall: who wrote, how far they had come, what they thought and paid. */
import type { Insertable } from 'kysely';
import type { ReportTable } from '../db/tables.ts';
import { picturePath } from '../pictures/address.ts';
import { Dice } from '../dice.ts';
import { bill } from './bills.ts';
import type { HallDraft } from './drafts.ts';
import { somebody } from './people.ts';
import { type Remark, remarks, type Said, titleOf, toneOf } from './remarks.ts';
import { TASTES } from './texts/headlines.ts';
import { ITEMS, type Item } from './texts/remarks.ts';

/** A report without the ids it gets when all are together. */
export type Report = Omit<Insertable<ReportTable>, 'id' | 'comments'> & { comments: Remark[] };

const STATUSES = [
  ['wedding_held', 56],
  ['viewed_only', 24],
  ['attended', 13],
  ['applied_only', 7],
] as const;
type Status = (typeof STATUSES)[number][0];

const STYLES: Record<number, string[]> = { 5: ['神前式', '仏前式'], 6: ['フォト'] };
const OTHER_STYLES = ['教会式', '人前式', '教会式', '神前式'];

const DAY = 86_400_000;
const halves = (value: number): number => Math.min(5, Math.max(1, Math.round(value * 2) / 2));
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const quarterOf = (date: Date): string =>
  `${date.getUTCFullYear()}Q${Math.floor(date.getUTCMonth() / 3) + 1}`;

function itemRatings(dice: Dice, rating: number, items: readonly Item[]): Record<Item, number | null> {
  const rate = (item: Item): number | null =>
    items.includes(item) && dice.chance(0.9)
      ? halves(dice.around(rating - (item === 'cost' ? 0.4 : 0), 0.6))
      : null;
  return {
    ceremony: rate('ceremony'),
    reception: rate('reception'),
    food: rate('food'),
    staff: rate('staff'),
    cost: rate('cost'),
    access: rate('access'),
    facility: rate('facility'),
  };
}

/** When the wedding was or is to be, seen from the day of writing. */
function weddingOf(
  dice: Dice,
  status: Status | null,
  posted: Date,
): { date: Date | null; season: string | null } {
  if (status === 'wedding_held' || status === 'attended') {
    const date = new Date(posted.getTime() - dice.int(10, 200) * DAY);
    // Weddings are held on Saturdays and Sundays.
    date.setUTCDate(date.getUTCDate() + ((6 - date.getUTCDay() + dice.int(0, 1)) % 7));
    return { date: status === 'attended' ? null : date, season: quarterOf(date) };
  }
  if (status === null || dice.chance(0.3)) return { date: null, season: 'undecided' };
  return { date: null, season: quarterOf(new Date(posted.getTime() + dice.int(120, 480) * DAY)) };
}

function report(dice: Dice, hall: HallDraft, said: Said): Report {
  const person = somebody(dice);
  const status = dice.chance(0.98) ? dice.weighted(STATUSES) : null;
  const posted = new Date(Date.UTC(2023, 4, 1) + dice.int(0, 1_285) * DAY + dice.int(0, DAY));
  const { date, season } = weddingOf(dice, status, posted);
  const studio = hall.serviceId === 6;
  const items = ITEMS.filter((item) =>
    studio
      ? ['staff', 'cost', 'access', 'facility'].includes(item)
      : item !== 'food' || status !== 'applied_only',
  );
  const rating = dice.chance(0.93) ? halves(dice.around(hall.quality, 0.55)) : null;
  const ratings = rating === null || dice.chance(0.06) ? null : itemRatings(dice, rating, items);
  const held = status === 'wedding_held';
  const guests =
    status === null || (status !== 'attended' && dice.chance(0.06))
      ? null
      : Math.max(2, Math.round(dice.around(hall.guests, studio ? 0 : 11)));
  const paid = held && guests !== null && dice.chance(0.78) ? bill(dice, hall, guests) : null;
  const asked = status === 'viewed_only' && guests !== null ? bill(dice, hall, guests).estimate : null;
  const feeling = toneOf(rating ?? 3.5);
  const facts = {
    guests,
    estimate: paid?.estimate ?? asked,
    final: paid?.final ?? null,
    date: date ?? posted,
  };
  const writer = { hall, status, ratings, feeling, items, facts, said };
  return {
    hall_id: hall.id,
    user_id: person.user_id,
    basic_nickname: person.nickname,
    basic_region: person.public && dice.chance(0.8) ? hall.town.prefectureName : null,
    icon: person.icon,
    reception_picture:
      person.public && held
        ? picturePath({
            motif: hall.japanese ? 'kimono' : dice.pick(['dress', 'bouquet']),
            palette: hall.palette,
            seed: dice.int(0, 99),
            shape: 'tall',
          })
        : null,
    reception_taste: person.public && held ? dice.pick(TASTES) : null,
    reception_style: held ? dice.pick(STYLES[hall.serviceId] ?? OTHER_STYLES) : null,
    customer_status: status,
    season,
    wedding_date: date === null || dice.chance(0.1) ? null : dayOf(date),
    guest_count: status === 'attended' ? null : guests,
    first_estimate: paid?.estimate ?? asked,
    total_cost: paid?.final ?? null,
    rating,
    item_ratings: ratings,
    title: titleOf(dice, writer),
    comments: remarks(dice, writer),
    cost_items: paid?.items ?? null,
    love_count: Math.round(dice.next() ** 3 * 70),
    posted_at: posted,
  };
}

/** All reports on a hall. One hall in seven has none. */
export function hallReports(hall: HallDraft): Report[] {
  const dice = new Dice(`reports/${hall.id}`);
  if (hall.fame < 0.5 && dice.chance(0.17)) return [];
  const count = Math.round(hall.fame ** 4 * 66) + dice.int(1, 3);
  const said: Said = new Map();
  return Array.from({ length: count }, () => report(dice, hall, said));
}
