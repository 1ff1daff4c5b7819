/** Photos of a hall: official in the nine categories, by brides, from the partner. */
import type { Insertable } from 'kysely';
import type { PhotoTable } from '../db/tables.ts';
import { type Motif, PALETTE_NAMES, picturePath, type Shape, SHAPES } from '../pictures/address.ts';
import { Dice } from '../dice.ts';
import type { HallDraft } from './drafts.ts';
import { someBride } from './people.ts';
import { CAPTIONS } from './texts/details.ts';
import { CATEGORY_MOTIFS } from './venue.ts';

type Photo = Omit<Insertable<PhotoTable>, 'id'>;

const CATEGORIES = Object.keys(CATEGORY_MOTIFS);
/** What brides photograph, most of all themselves. */
const BRIDE_CATEGORIES = [
  ['dress', 30],
  ['ceremony', 18],
  ['decoration', 18],
  ['reception', 14],
  ['food', 9],
  ['garden', 5],
  ['other', 6],
] as const;

function photo(dice: Dice, hall: HallDraft, source: Photo['source'], category: string, shape: Shape): Photo {
  const style = hall.japanese ? 'japanese' : 'western';
  const motif = dice.pick<Motif>(CATEGORY_MOTIFS[category]?.[style] ?? ['window']);
  const [width, height] = SHAPES[shape];
  // Most pictures of a house keep to its colours.
  const palette = dice.chance(0.7) ? hall.palette : dice.pick(PALETTE_NAMES);
  const sized = dice.chance(0.96);
  return {
    hall_id: hall.id,
    source,
    category: dice.chance(0.98) ? category : null,
    caption: dice.chance(0.72) ? dice.pick(CAPTIONS[motif]) : null,
    picture: picturePath({ motif, palette, seed: dice.int(0, 99), shape }),
    width: sized ? width : null,
    height: sized ? height : null,
    uploaded_at: null,
    user_id: null,
    basic_nickname: null,
    loved: Math.round(dice.next() ** 3 * hall.fame * 120),
  };
}

function bridePhoto(dice: Dice, hall: HallDraft): Photo {
  const bride = someBride(dice);
  const shape = dice.chance(0.7) ? 'tall' : 'wide';
  const taken = new Date(
    Date.UTC(dice.int(2023, 2026), dice.int(0, 9), dice.int(1, 28), dice.int(0, 14), dice.int(0, 59)),
  );
  return {
    ...photo(dice, hall, 'bride', dice.weighted(BRIDE_CATEGORIES), shape),
    uploaded_at: taken,
    user_id: bride.user_id,
    basic_nickname: bride.nickname,
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** All photos of a hall, official first. */
export function hallPhotos(hall: HallDraft): Photo[] {
  const dice = new Dice(`photos/${hall.id}`);
  const studio = hall.serviceId === 6;
  const shown = studio
    ? ['image', 'dress', 'facility', 'other']
    : hall.official
      ? CATEGORIES
      : ['image', 'ceremony', 'reception'];
  const official = shown.flatMap((category) =>
    times(hall.official ? dice.int(1, 2 + Math.round(hall.fame * 3)) : 1, () =>
      photo(dice, hall, 'official', category, 'wide'),
    ),
  );
  const brides = times(Math.round(hall.fame ** 3 * 56 + dice.int(0, 5)), () => bridePhoto(dice, hall));
  const partner = dice.chance(0.3)
    ? times(dice.int(3, 8), () => photo(dice, hall, 'partner', dice.pick(shown), 'wide'))
    : [];
  return [...official, ...brides, ...partner];
}
