/** Drafts of all halls: where they lie, what they are called, how big, dear and good they are. */
import { PALETTE_NAMES, type PaletteName } from '../pictures/address.ts';
import { Dice } from '../dice.ts';
import { type HallName, Namer } from './names.ts';
import type { SeedPlaces, Town } from './places.ts';
import { VENUES, type VenueFacts } from './venue.ts';

/** What all parts of a hall are made from. */
export type HallDraft = {
  id: number;
  serviceId: number;
  venue: VenueFacts;
  town: Town;
  named: HallName;
  /** How well it is liked, 2.6 to 4.8: around this lie the ratings. */
  quality: number;
  /** From 0, hardly known, to 1. */
  fame: number;
  /** Usual number of guests, and what they cost in yen. */
  guests: number;
  cost: number;
  capacity: [number, number];
  /** Whether the hall keeps its own page here, with photos, plans and fairs. */
  official: boolean;
  /** Shrines, temples and houses with a Japanese name. */
  japanese: boolean;
  palette: PaletteName;
  abroad: boolean;
  costFactor: number;
  dialling: string | null;
};

/** Abroad there are chapels and hotels only. */
const TYPES_ABROAD = [
  [1, 45],
  [2, 35],
  [3, 20],
] as const;

function typeOf(dice: Dice, abroad: boolean): number {
  if (abroad) return dice.weighted(TYPES_ABROAD);
  return dice.weighted(Object.entries(VENUES).map(([id, { share }]) => [Number(id), share] as const));
}

/** The facts of a venue type at a town: what needs water is not found inland. */
function venueAt(serviceId: number, town: Town): VenueFacts {
  const venue = VENUES[serviceId];
  if (venue === undefined) throw new Error(`No facts of venue type ${serviceId}.`);
  if (town.water) return venue;
  return {
    ...venue,
    goods: venue.goods.filter((option) => option !== SEA_VIEW),
    chapels: venue.chapels.filter((option) => option !== WATERSIDE),
    covers: venue.covers.filter((motif) => motif !== 'sea'),
  };
}

/** Options of hall search that need water. */
const SEA_VIEW = 4;
const WATERSIDE = 6;

const round = (value: number, step: number): number => Math.round(value / step) * step;

function draft(id: number, town: Town, places: SeedPlaces, namer: Namer): HallDraft {
  const dice = new Dice(`hall/${id}`);
  const facts = places.factsOf.get(town.prefecture ?? '');
  const abroad = facts === undefined;
  const serviceId = typeOf(dice, abroad);
  const venue = venueAt(serviceId, town);
  const costFactor = (facts?.costFactor ?? 0.7) * dice.between(0.82, 1.2);
  const [middle, spread] = abroad ? [18, 8] : venue.guests;
  const guests = Math.max(2, Math.round(dice.around(middle, spread)));
  const named = namer.name(dice, serviceId, town, town.area, abroad);
  const capacityMax = round(dice.between(...venue.capacity), venue.capacity[1] > 50 ? 10 : 2);
  const fame = dice.next() ** 2.2;
  return {
    id,
    serviceId,
    venue,
    town,
    named,
    quality: Math.min(4.8, Math.max(2.6, dice.around(3.95 + fame * 0.35, 0.33))),
    fame,
    guests: Math.min(guests, capacityMax),
    cost: round((venue.base + venue.perGuest * guests) * costFactor, 10_000),
    capacity: [venue.capacity[1] > 50 ? dice.pick([2, 6, 10, 20, 30]) : 0, capacityMax],
    official: dice.chance(0.62 + fame * 0.36),
    japanese: serviceId === 5 || /[一-龠]{2}/.test(named.short.replace(/会館|記念館/, '')),
    palette: dice.pick(PALETTE_NAMES),
    abroad,
    costFactor,
    dialling: facts?.dialling ?? null,
  };
}

/** Drafts of all halls; a prefecture's first towns hold the most. */
export function draftHalls(places: SeedPlaces): HallDraft[] {
  const namer = new Namer();
  const homes = [
    ...[...places.factsOf].map(
      ([slug, { halls }]) => [places.towns.filter((town) => town.prefecture === slug), halls] as const,
    ),
    ...[...places.hallsAbroad].map(
      ([slug, halls]) =>
        [places.towns.filter((town) => town.area === slug && town.prefecture === null), halls] as const,
    ),
  ];
  // Tokyo first, so that the halls with small ids are those most readers look for.
  homes.sort(([a], [b]) => Number(b[0]?.prefecture === 'tokyo') - Number(a[0]?.prefecture === 'tokyo'));
  const drafts: HallDraft[] = [];
  for (const [towns, halls] of homes) {
    const weights = towns.map((town, index) => [town, 1 / (index + 3)] as const);
    for (let count = 0; count < halls; count += 1) {
      const id = drafts.length + 1;
      // Every town gets one before any gets two.
      const town = towns[count] ?? new Dice(`town/${id}`).weighted(weights);
      drafts.push(draft(id, town, places, namer));
    }
  }
  return drafts;
}
