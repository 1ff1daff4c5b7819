/** Photos of halls, by source: the hall (official), brides, the partner. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, PhotoTable } from '../db/tables.ts';
import type { Slice } from './paging.ts';

export type PhotoRow = Selectable<PhotoTable>;
type Source = PhotoRow['source'];

/** Included in a hall. */
const DEFAULT_POPULAR = 6;

/** Photos of private profiles are hidden. */
const visiblePhotos = (db: Kysely<Database>) =>
  db
    .selectFrom('photos')
    .where((eb) =>
      eb.or([
        eb('photos.user_id', 'is', null),
        eb('photos.user_id', 'in', eb.selectFrom('public_brides').select('public_brides.user_id')),
      ]),
    );

const photosByHall = (db: Kysely<Database>, hallId: number, source?: Source) => {
  const photos = visiblePhotos(db).selectAll().where('hall_id', '=', hallId);
  return source === undefined ? photos : photos.where('source', '=', source);
};

/** In insertion order. */
export function photosBySource(db: Kysely<Database>, hallId: number, source: Source): Promise<PhotoRow[]> {
  return photosByHall(db, hallId, source).orderBy('id').execute();
}

/** Most loved first. */
export function popularPhotos(
  db: Kysely<Database>,
  hallId: number,
  { most = DEFAULT_POPULAR, source }: { most?: number; source?: Source } = {},
): Promise<PhotoRow[]> {
  return photosByHall(db, hallId, source).orderBy('loved', 'desc').orderBy('id').limit(most).execute();
}

/** Newest first. */
export function bridePhotos(
  db: Kysely<Database>,
  hallId: number,
  group: string | undefined,
  { offset, limit }: Slice,
): Promise<PhotoRow[]> {
  const photos = photosByHall(db, hallId, 'bride');
  return (group === undefined ? photos : photos.where('category', '=', group))
    .orderBy('uploaded_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** By category, without uncategorized photos; of one hall's brides or of all halls. */
export async function countPhotos(
  db: Kysely<Database>,
  of: { bridesOf: number } | 'all',
): Promise<{ category: string; count: number }[]> {
  const photos = visiblePhotos(db).where('category', 'is not', null);
  const rows = await (
    of === 'all' ? photos : photos.where('hall_id', '=', of.bridesOf).where('source', '=', 'bride')
  )
    .select([sql<string>`category`.as('category'), sql<number>`count(*)::integer`.as('count')])
    .groupBy('category')
    .execute();
  return rows;
}

/** Includes uncategorized photos. */
export async function countBridePhotos(db: Kysely<Database>, hallId: number): Promise<number> {
  const { count } = await visiblePhotos(db)
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('hall_id', '=', hallId)
    .where('source', '=', 'bride')
    .executeTakeFirstOrThrow();
  return count;
}
