/** Categories, tags, writers and preparation guides of the magazine. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PreparationGuideTable } from '../db/magazineTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

type Db = Kysely<Database>;
export type CategoryRow = Selectable<Database['article_categories']>;
export type TagRow = Selectable<Database['article_tags']>;
export type WriterRow = Selectable<Database['writers']>;

export async function categoriesByIds(db: Db, ids: readonly number[]): Promise<Map<number, CategoryRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('article_categories')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function tagsByIds(db: Db, ids: readonly number[]): Promise<TagRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('article_tags')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

export function tagBySlug(db: Db, slug: string): Promise<TagRow | undefined> {
  return db.selectFrom('article_tags').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export function writerById(db: Db, id: number): Promise<WriterRow | undefined> {
  return db.selectFrom('writers').selectAll().where('id', '=', id).executeTakeFirst();
}

export function allWriters(db: Db): Promise<WriterRow[]> {
  return db.selectFrom('writers').selectAll().orderBy('id').execute();
}

/** Those furthest from the wedding first. */
export async function guides(
  db: Db,
  { offset, limit }: Slice,
): Promise<Paged<Selectable<PreparationGuideTable>>> {
  const rows = await db
    .selectFrom('preparation_guides')
    .selectAll()
    .orderBy(sql`months_before desc nulls last, id`)
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('preparation_guides')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
