/** Albums of a bride: a few occasions with the pictures of each. */
import type { Insertable } from 'kysely';
import type { AlbumTable } from '../db/brideTables.ts';
import type { Dice } from '../dice.ts';
import { PALETTE_NAMES, picturePath, type Shape, SHAPES } from '../pictures/address.ts';
import { ALBUMS } from './texts/brides.ts';
import { CAPTIONS } from './texts/details.ts';

type Album = Omit<Insertable<AlbumTable>, 'id'>;
/** A photo of an album. */
export type Photo = Album['photos'][number];

/** Ids of an album's photos begin at its own times this. */
export const PHOTO_IDS = 100;

function photo(dice: Dice, motifs: (typeof ALBUMS)[number][1], palette: (typeof PALETTE_NAMES)[number]) {
  const motif = dice.pick(motifs);
  const shape: Shape = dice.chance(0.65) ? 'tall' : 'wide';
  const [width, height] = SHAPES[shape];
  const sized = dice.chance(0.95);
  const taken = new Date(Date.UTC(dice.int(2023, 2026), dice.int(0, 9), dice.int(1, 28), dice.int(0, 14)));
  return {
    picture: picturePath({ motif, palette, seed: dice.int(0, 99), shape }),
    caption: dice.chance(0.7) ? dice.pick(CAPTIONS[motif]) : null,
    width: sized ? width : null,
    height: sized ? height : null,
    orientation: sized ? (shape === 'tall' ? 'portrait' : 'landscape') : null,
    uploaded_at: dice.chance(0.9) ? taken.toISOString() : null,
  } satisfies Omit<Photo, 'id'>;
}

/** Her albums, in the order of the occasions; the photos get their ids with the album's. */
export function albumsOf(dice: Dice, userId: number): Album[] {
  const palette = dice.pick(PALETTE_NAMES);
  return dice.sample(ALBUMS, dice.int(1, 4)).map(([title, motifs]) => {
    const made = Array.from({ length: dice.int(3, 11) }, () => photo(dice, motifs, palette));
    // The same picture twice in one album would be a mistake of its owner.
    const photos = [...new Map(made.map((one) => [one.picture, one])).values()];
    return {
      user_id: userId,
      title: dice.chance(0.96) ? title : null,
      cover_picture: dice.chance(0.95) ? (photos[0]?.picture ?? null) : null,
      photos: photos.map((one, index) => ({ id: index + 1, ...one })),
    };
  });
}
