/** Paths of generated pictures; motif, palette, seed and shape define the drawing. */

export const MOTIFS = [
  'facade',
  'chapel',
  'shrine',
  'banquet',
  'chandelier',
  'garden',
  'hills',
  'sea',
  'plate',
  'cake',
  'dress',
  'kimono',
  'bouquet',
  'staircase',
  'window',
  'invitation',
  'rings',
  'lanterns',
  'crest',
  // On a table.
  'champagne',
  'candles',
  'shoes',
  'gift',
  'macarons',
  'wagashi',
  'teacup',
  'sake',
  'fan',
  'vase',
  'hydrangea',
  'wreath',
  'ringbox',
  'soup',
  'wine',
  'frame',
  'books',
  'placecard',
  'pillow',
  'tiara',
  'parfait',
  'tart',
  'temari',
  'favors',
  'solitaire',
  'ringbook',
  'ringdish',
  'ringrose',
  'bands',
  'ribbon',
  // Views.
  'night',
  'beach',
  'pool',
  'lake',
  'maples',
  'blossoms',
  'snow',
  'bridge',
  'tower',
  'stained',
  'terrace',
  'seaterrace',
  'lounge',
  'corridor',
  'fireworks',
  'bamboo',
  'tatami',
  'pond',
] as const;
export type Motif = (typeof MOTIFS)[number];

export const PALETTE_NAMES = ['kinari', 'sakura', 'enji', 'ai', 'koke', 'kincha', 'fuji', 'sumi'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Width and height in pixels: no more than the largest size that the site shows. */
export const SHAPES = { wide: [1344, 896], tall: [1280, 1600], square: [480, 480] } as const;
export type Shape = keyof typeof SHAPES;

/** Number of variants of a motif in a palette: so few that all pictures are made ahead in the first half hour. */
export const SEED_COUNT = 6;

export type PictureSpec = { motif: Motif; palette: PaletteName; seed: number; shape: Shape };

export function picturePath({ motif, palette, seed, shape }: PictureSpec): string {
  return `/pictures/${motif}-${palette}-${seed % SEED_COUNT}-${shape}.jpg`;
}

const PATH = new RegExp(
  `^(${MOTIFS.join('|')})-(${PALETTE_NAMES.join('|')})-([0-9]{1,2})-(${Object.keys(SHAPES).join('|')})\\.jpg$`,
);

/** What a picture shows; null for other paths. */
export const motifOf = (path: string | null): Motif | null =>
  path === null ? null : (parsePicturePath(path)?.motif ?? null);

/** Null when no picture has this path. */
export const parsePicturePath = (path: string): PictureSpec | null =>
  parsePictureFileName(path.slice(path.lastIndexOf('/') + 1));

/** Null when no picture has this file name. */
export function parsePictureFileName(file: string): PictureSpec | null {
  const [, motifText, paletteText, seedText, shapeText] = PATH.exec(file) ?? [];
  const motif = MOTIFS.find((name) => name === motifText);
  const palette = PALETTE_NAMES.find((name) => name === paletteText);
  const shape = (['wide', 'tall', 'square'] as const).find((name) => name === shapeText);
  const seed = Number(seedText);
  if (motif === undefined || palette === undefined || shape === undefined || !(seed < SEED_COUNT))
    return null;
  return { motif, palette, seed, shape };
}
