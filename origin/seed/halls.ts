/** Rows of the table of halls. */
import type { Insertable } from 'kysely';
import type { HallTable } from '../db/tables.ts';
import { picturePath } from '../pictures/address.ts';
import { fold } from '../store/fold.ts';
import { Dice } from '../dice.ts';
import type { HallDraft } from './drafts.ts';
import { HOUSE_NUMBERS, regulationOf } from './texts/regulations.ts';

export type HallRow = Insertable<HallTable>;

/** Metres on foot in a minute, and degrees of latitude per metre. */
const WALK = 80;
const METRE = 1 / 111_000;

/** Where a hall stands: some minutes from its town's station. */
function position(dice: Dice, { town }: HallDraft): { lat: number; lng: number; minutes: number } {
  const minutes = dice.weighted([
    [dice.int(1, 5), 50],
    [dice.int(6, 12), 35],
    [dice.int(13, 20), 15],
  ]);
  const angle = dice.between(0, Math.PI * 2);
  const metres = minutes * WALK * 0.75;
  const six = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    lat: six(town.lat + Math.sin(angle) * metres * METRE),
    lng: six(town.lng + (Math.cos(angle) * metres * METRE) / Math.cos((town.lat * Math.PI) / 180)),
    minutes,
  };
}

function accessText({ town, abroad }: HallDraft, minutes: number): string {
  if (town.station !== null) {
    const { name, line_name } = town.station;
    return minutes > 14
      ? `${line_name}「${name}駅」より無料送迎バスで${Math.ceil(minutes / 2)}分`
      : `${line_name}「${name}駅」より徒歩${minutes}分`;
  }
  return abroad ? `空港から車で約${minutes + 15}分` : `最寄りの空港・港から車で約${minutes + 25}分`;
}

/** An exchange that begins with 0 is never given out, so nobody is called by mistake. */
function telephone(dice: Dice, dialling: string | null): string | null {
  if (dialling === null) return null;
  const exchange = `0${dice.int(10 ** (4 - dialling.length), 10 ** (5 - dialling.length) - 1)}`;
  return `${dialling}-${exchange}-${String(dice.int(0, 9_999)).padStart(4, '0')}`;
}

/** `$` below a million yen, one more with each million and a half. */
function priceRange(cost: number): string {
  return '$'.repeat(Math.min(4, 1 + Math.floor((cost + 500_000) / 1_500_000)));
}

function pictures(dice: Dice, { venue, palette, fame }: HallDraft): string[] {
  const count = 2 + Math.round(fame * 3 + dice.next());
  // Halls of one kind do not all begin with the same picture.
  const first = dice.int(0, venue.covers.length - 1);
  return Array.from({ length: count }, (_, index) => {
    const motif = venue.covers[(first + index) % venue.covers.length] ?? 'window';
    return picturePath({ motif, palette, seed: dice.int(0, 99), shape: 'wide' });
  });
}

/** The row of a hall without its ratings, which its reports give it. */
export function hallRow(draft: HallDraft): HallRow {
  const { id, named, town, venue, official, fame, quality } = draft;
  const dice = new Dice(`hall-row/${id}`);
  const { lat, lng, minutes } = position(dice, draft);
  const covers = pictures(dice, draft);
  const reception = (): string =>
    picturePath({
      motif: dice.pick(['banquet', 'chandelier']),
      palette: draft.palette,
      seed: dice.int(0, 99),
      shape: 'wide',
    });
  const goods = dice.sample(venue.goods, Math.min(venue.goods.length, dice.int(2, 5)));
  const near = minutes <= 5 && town.station !== null;
  const opened = new Date(Date.UTC(dice.int(2015, 2025), dice.int(0, 11), dice.int(1, 28), 1));
  const changed = new Date(Date.UTC(2026, dice.int(0, 9), dice.int(1, 28), dice.int(0, 9)));
  return {
    id,
    name: named.name,
    short_name: dice.chance(0.75) ? named.short : null,
    name_kana: named.kana,
    folded_name: fold(`${named.name}/${named.short}/${named.kana}`),
    slug: named.slug,
    area_slug: town.area,
    prefecture_slug: town.prefecture,
    region_slugs: town.region === null ? [] : [town.region],
    district_slug: town.district,
    station_id: town.station?.id ?? null,
    address: `${town.address}${draft.abroad ? '' : dice.pick(HOUSE_NUMBERS)(dice)}`,
    access: accessText(draft, minutes),
    tel: telephone(dice, draft.dialling),
    lat,
    lng,
    service_id: draft.serviceId,
    price_range: priceRange(draft.cost),
    cost: draft.cost,
    capacity_min: draft.capacity[0],
    capacity_max: draft.capacity[1],
    rating: null,
    rating_count: 0,
    cover_pictures: covers,
    reception_picture: draft.serviceId === 6 ? null : reception(),
    reception_picture2: draft.serviceId === 6 || dice.chance(0.35) ? null : reception(),
    is_official: official,
    is_best_rate: official && dice.chance(0.3),
    clip_count: Math.round(fame * 900 + dice.int(0, 40)),
    pv: Math.round(200 + fame * 60_000 * dice.between(0.7, 1.3)),
    plan_count: official ? dice.int(2, 12) : dice.int(0, 2),
    p: dice.sample(venue.plans, Math.min(venue.plans.length, dice.int(1, 4))),
    g: near ? [...new Set([...goods, 10])].sort((a, b) => a - b) : goods.filter((option) => option !== 10),
    t: dice.sample(venue.tastes, dice.int(1, 2)),
    c: dice.sample(venue.chapels, Math.min(venue.chapels.length, dice.int(1, 2))),
    ws: dice.sample(venue.styles, dice.int(1, venue.styles.length)),
    ...regulationOf(dice, draft),
    score: Math.round((quality * 10 + fame * 30 + (official ? 12 : 0) + dice.between(0, 6)) * 100) / 100,
    created_at: opened,
    updated_at: changed,
  };
}
