/** What resolvers hold of brands and rings: the id and often the row. Rows of bare ids are loaded in bulk. */
import DataLoader from 'dataloader';
import type { z } from 'zod';
import { type Context, perRequest } from '#gateway/context.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { asRawId, type RawId } from '#gateway/schema/kit/node.ts';
import { type PageArgs, PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import { actionRefused, UserErrorException } from '#gateway/schema/kit/userErrors.ts';
import type { Endpoint, Reply } from '#gateway/upstream/endpoint.ts';
import { listBrands, listRings } from '#gateway/upstream/endpoints/favorites.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

export type BrandRow = Reply<typeof listBrands>['data'][number];
export type RingRow = Reply<typeof listRings>['data'][number];

interface Source<Type extends string, Row> {
  readonly __typename: Type;
  readonly id: RawId<Type>;
  readonly row?: Row;
  /** Known without a call, from a list of clips or a clip mutation. */
  readonly clipped?: boolean;
}
export type BrandSource = Source<'Brand', BrandRow>;
export type RingSource = Source<'Ring', RingRow>;

export const toBrand = (row: BrandRow): BrandSource => ({
  __typename: 'Brand',
  id: asRawId<'Brand'>(row.brand_id),
  row,
  clipped: readOptional(() => row.is_favorite) ?? undefined,
});

export const toRing = (row: RingRow): RingSource => ({
  __typename: 'Ring',
  id: asRawId<'Ring'>(row.ring_id),
  row,
  clipped: readOptional(() => row.is_favorite) ?? undefined,
});

const MAX_IDS_PER_CALL = 100;

const loaders = perRequest(({ rest }) => ({
  brands: new DataLoader<string, BrandRow | null>(
    async (ids) => {
      const { data } = await rest.get(listBrands, {
        page: 1,
        page_size: MAX_IDS_PER_CALL,
        ids: ids.join(','),
      });
      return ids.map((id) => data.find((row) => row.brand_id === id) ?? null);
    },
    { maxBatchSize: MAX_IDS_PER_CALL },
  ),
  rings: new DataLoader<string, RingRow | null>(
    async (ids) => {
      const { data } = await rest.get(listRings, {
        page: 1,
        page_size: MAX_IDS_PER_CALL,
        ids: ids.join(','),
      });
      return ids.map((id) => data.find((row) => row.ring_id === id) ?? null);
    },
    { maxBatchSize: MAX_IDS_PER_CALL },
  ),
}));

export async function findBrand(id: RawId<'Brand'>, context: Context): Promise<BrandSource | null> {
  const row = await loaders(context).brands.load(id);
  return row && toBrand(row);
}

export async function findRing(id: RawId<'Ring'>, context: Context): Promise<RingSource | null> {
  const row = await loaders(context).rings.load(id);
  return row && toRing(row);
}

/** Throws NotFound for an unknown brand. */
export async function loadBrandRow({ id, row }: BrandSource, context: Context): Promise<BrandRow> {
  const found = row ?? (await loaders(context).brands.load(id));
  if (!found) throw new NotFound(listBrands.call);
  return found;
}

/** Throws NotFound for an unknown ring. */
export async function loadRingRow({ id, row }: RingSource, context: Context): Promise<RingRow> {
  const found = row ?? (await loaders(context).rings.load(id));
  if (!found) throw new NotFound(listRings.call);
  return found;
}

export const PAGE_SIZE = 20;

interface ItemPage<Row> {
  readonly meta: { readonly total: number };
  readonly data: Row[];
}

/** A list of clipped brands or rings; the total alone is read with a page of one row. */
export function favoriteList<Row, Source>(
  endpoint: Endpoint<{ readonly page: number; readonly page_size: number }, z.ZodType<ItemPage<Row>>>,
  toSource: (row: Row) => Source,
): (args: PageArgs, context: Context) => PagedList<Source> {
  return (args, { rest }) => {
    const load = (page: number, page_size: number) => rest.get(endpoint, { page, page_size });
    return listOf(args, load, toSource, async () => (await load(1, 1)).meta.total);
  };
}

/** A list of brands or rings. @param count reads the total alone */
export const listOf = <Row, Source>(
  args: PageArgs,
  load: (page: number, perPage: number) => Promise<ItemPage<Row>>,
  toSource: (row: Row) => Source,
  count?: () => Promise<number>,
): PagedList<Source> =>
  new PagedList(pageWindow(args, PAGE_SIZE), {
    pageSize: PAGE_SIZE,
    load: async (page, perPage) => {
      const reply = await load(page, perPage);
      return { rows: reply.data.map(toSource), total: () => reply.meta.total };
    },
    count,
  });

interface Toggle<Id> {
  readonly isClipped: (id: Id, context: Context) => Promise<boolean>;
  /** Inverts the state and returns the new one. */
  readonly toggle: (id: Id, context: Context) => Promise<boolean>;
}

/**
 * Builds idempotent clip and unclip from an endpoint that only toggles: reads the state first and checks the toggle's
 * reply.
 */
export function clipByToggle<Id>({ isClipped, toggle }: Toggle<Id>) {
  const setClipped = async (desired: boolean, id: Id, context: Context): Promise<void> => {
    if ((await isClipped(id, context)) === desired) return;
    // A concurrent request may have toggled in between; a second toggle then restores the desired state.
    if ((await toggle(id, context)) === desired || (await toggle(id, context)) === desired) return;
    throw new UserErrorException(actionRefused('REJECTED', '受け付けられませんでした'));
  };
  return {
    clip: (id: Id, context: Context) => setClipped(true, id, context),
    unclip: (id: Id, context: Context) => setClipped(false, id, context),
  };
}
