/**
 * Brides, albums and reports. Everything but the profile reads the view `public_brides`, without private and
 * closed profiles.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AlbumTable, BrideReportTable, BrideTable } from '../db/brideTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

export type BrideRow = Selectable<BrideTable>;
export type AlbumRow = Selectable<AlbumTable>;
export type BrideReportRow = Selectable<BrideReportTable>;

const MAX_PICKED = 12;

const brides = (db: Kysely<Database>) => db.selectFrom('public_brides');
type BrideQuery = ReturnType<typeof brides>;

async function page(found: BrideQuery, { offset, limit }: Slice): Promise<Paged<BrideRow>> {
  const rows = await found
    .selectAll()
    .orderBy(sql`picked_rank nulls last, love_count desc, user_id`)
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export function publicBrideById(db: Kysely<Database>, userId: number): Promise<BrideRow | undefined> {
  return brides(db).selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Includes private and closed profiles: only for the profile endpoint, whose caller hides them. */
export function brideById(db: Kysely<Database>, userId: number): Promise<BrideRow | undefined> {
  return db.selectFrom('brides').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function pickedBrides(db: Kysely<Database>, slice: Slice): Promise<Paged<BrideRow>> {
  return page(brides(db).where('picked_rank', 'is not', null), slice);
}

/** Those with a picture: editors' picks first, then by loves. */
export async function bridesPickedFor(db: Kysely<Database>, prefecture: string): Promise<BrideRow[]> {
  const found = brides(db)
    .where('prefecture_slug', '=', prefecture)
    .where('reception_picture', 'is not', null);
  return (await page(found, { offset: 0, limit: MAX_PICKED })).rows;
}

export function weddingsPickedFor(db: Kysely<Database>, prefecture: string): Promise<BrideRow[]> {
  return brides(db)
    .selectAll()
    .where('prefecture_slug', '=', prefecture)
    .where('wedding_title', 'is not', null)
    .where('reception_picture', 'is not', null)
    .orderBy(sql`wedding_date desc nulls last, user_id`)
    .limit(MAX_PICKED)
    .execute();
}

/** `query` holds words that must all occur in nickname, place or taste. */
export function bridesByTheme(
  db: Kysely<Database>,
  tagId: number,
  query: string | undefined,
  slice: Slice,
): Promise<Paged<BrideRow>> {
  const words = query?.trim().toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const tagged = brides(db).where(sql<boolean>`theme_tag_ids @> array[${tagId}::integer]`);
  const found = words.reduce(
    (all, word) =>
      all.where(
        sql<boolean>`strpos(lower(concat_ws(' ', nickname, reception_place, reception_taste)), ${word}) > 0`,
      ),
    tagged,
  );
  return page(found, slice);
}

/** Callers check visibility. */
export function albumsByUser(db: Kysely<Database>, userId: number): Promise<AlbumRow[]> {
  return db.selectFrom('albums').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export function publicAlbumById(db: Kysely<Database>, id: number): Promise<AlbumRow | undefined> {
  return db
    .selectFrom('albums')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', 'in', (owners) => owners.selectFrom('public_brides').select('user_id'))
    .executeTakeFirst();
}

export function reportByUser(db: Kysely<Database>, userId: number): Promise<BrideReportRow | undefined> {
  return db.selectFrom('bride_reports').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function brideCounts(db: Kysely<Database>) {
  const { rows } = await sql<Record<'brides' | 'reports' | 'albums' | 'photos', number>>`
    select count(*)::integer as brides,
      (select count(*)::integer from bride_reports join public_brides using (user_id)) as reports,
      coalesce(sum(own.albums), 0)::integer as albums,
      coalesce(sum(own.photos), 0)::integer as photos
    from public_brides
    left join (
      select user_id, count(*) as albums, sum(json_array_length(photos::json)) as photos from albums group by user_id
    ) as own using (user_id)
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The counts are one row.');
  return counts;
}
