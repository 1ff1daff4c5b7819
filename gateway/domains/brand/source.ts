/** What the gateway holds of brands and rings: always the id, often the row; those asked for by id alone come in bulk. */
import DataLoader from 'dataloader';
import type { Context } from '#gateway/context.ts';
import { type RawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { perRequest } from '#gateway/schema/kit/perRequest.ts';
import { listBrands, listRings } from '#gateway/upstream/endpoints/favorites.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

export type BrandRow = Reply<typeof listBrands>['data'][number];
export type RingRow = Reply<typeof listRings>['data'][number];

/** A brand or a ring on its way through the resolvers. */
interface Source<Type extends string, Row> {
  readonly __typename: Type;
  readonly id: RawId<Type>;
  readonly row?: Row;
  /** Known without asking, from a list of what the viewer keeps or from the mutation that made it so. */
  readonly clipped?: boolean;
}
export type BrandSource = Source<'Brand', BrandRow>;
export type RingSource = Source<'Ring', RingRow>;

/** A brand told by a list. */
export const brandOf = (row: BrandRow): BrandSource => ({
  __typename: 'Brand',
  id: trustedId<'Brand'>(row.brand_id),
  row,
  clipped: row.is_favorite ?? undefined,
});

/** A ring told by a list. */
export const ringOf = (row: RingRow): RingSource => ({
  __typename: 'Ring',
  id: trustedId<'Ring'>(row.ring_id),
  row,
  clipped: row.is_favorite ?? undefined,
});

/** Ids of one call. */
const BULK = 100;

/** One loader of each kind per request. */
const loadersOf = perRequest(({ reads }) => ({
  brands: new DataLoader<string, BrandRow | null>(
    async (ids) => {
      const { data } = await reads.get(listBrands, { page: 1, page_size: BULK, ids: ids.join(',') });
      return ids.map((id) => data.find((row) => row.brand_id === id) ?? null);
    },
    { maxBatchSize: BULK },
  ),
  rings: new DataLoader<string, RingRow | null>(
    async (ids) => {
      const { data } = await reads.get(listRings, { page: 1, page_size: BULK, ids: ids.join(',') });
      return ids.map((id) => data.find((row) => row.ring_id === id) ?? null);
    },
    { maxBatchSize: BULK },
  ),
}));

/** A brand that exists; null when there is none. */
export async function existingBrand(id: RawId<'Brand'>, context: Context): Promise<BrandSource | null> {
  const row = await loadersOf(context).brands.load(id);
  return row && brandOf(row);
}

/** A ring that exists; null when there is none. */
export async function existingRing(id: RawId<'Ring'>, context: Context): Promise<RingSource | null> {
  const row = await loadersOf(context).rings.load(id);
  return row && ringOf(row);
}

/** What is told of a brand; NotFound when there is none. */
export async function rowOfBrand({ id, row }: BrandSource, context: Context): Promise<BrandRow> {
  const found = row ?? (await loadersOf(context).brands.load(id));
  if (!found) throw new NotFound(listBrands.call);
  return found;
}

/** What is told of a ring; NotFound when there is none. */
export async function rowOfRing({ id, row }: RingSource, context: Context): Promise<RingRow> {
  const found = row ?? (await loadersOf(context).rings.load(id));
  if (!found) throw new NotFound(listRings.call);
  return found;
}
