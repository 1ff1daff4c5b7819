/** Brands and their rings. */
import type { Insertable } from 'kysely';
import type { BrandTable, RingTable } from '../db/keepingTables.ts';
import { Dice } from '../dice.ts';
import { PALETTE_NAMES, picturePath, type Motif } from '../pictures/address.ts';
import { BRANDS, RING_MATERIALS, RING_NAMES } from './texts/brands.ts';

const FIRST_BRAND = 11;
const FIRST_RING = 501;

/** What the picture of a brand shows. */
const MOTIFS = {
  ring: ['rings'],
  dress: ['dress', 'kimono'],
  other: ['invitation', 'bouquet', 'cake'],
} as const satisfies Record<BrandTable['category'], readonly Motif[]>;

/** The brands, some without a picture or an address of their own. */
export function brandRows(): Insertable<BrandTable>[] {
  return BRANDS.map(([name, kana, category], index) => {
    const id = FIRST_BRAND + index;
    const dice = new Dice(`brands/${id}`);
    const motif = dice.pick(MOTIFS[category]);
    const palette = dice.pick(PALETTE_NAMES);
    return {
      id,
      name,
      name_kana: kana,
      category,
      picture: dice.chance(0.92)
        ? picturePath({ motif, palette, seed: dice.int(0, 99), shape: 'square' })
        : null,
      url: dice.chance(0.85) ? `https://brand${id}.example.jp/` : null,
    };
  });
}

/** Rings of the brands that make rings, four to nine each. */
export function ringRows(): Insertable<RingTable>[] {
  const makers = brandRows().filter(({ category }) => category === 'ring');
  const rings = makers.flatMap((brand) => {
    const dice = new Dice(`rings/${brand.id}`);
    const names = RING_NAMES.first.flatMap((first) => RING_NAMES.second.map((second) => first + second));
    return dice.sample(names, dice.int(4, 9)).map((name) => {
      const choice = dice.weighted([
        ['engagement_ring', 5],
        ['wedding_ring', 5],
        ['both', 2],
      ] as const);
      const [least, most] = choice === 'wedding_ring' ? [9, 26] : [18, 62];
      return {
        name,
        brand_id: brand.id,
        ring_choice: choice,
        material: dice.pick(RING_MATERIALS),
        price: dice.chance(0.92) ? dice.int(least, most) * 11_000 : null,
        picture: dice.chance(0.95)
          ? picturePath({
              motif: 'rings',
              palette: dice.pick(PALETTE_NAMES),
              seed: dice.int(0, 99),
              shape: 'square',
            })
          : null,
        url: brand.url && dice.chance(0.8) ? `${brand.url}rings/` : null,
      };
    });
  });
  return rings.map((ring, index) => ({ id: FIRST_RING + index, ...ring }));
}
