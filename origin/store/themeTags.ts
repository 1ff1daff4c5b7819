/** Themes of bride reports, with how many brides everybody may see carry each. */
import { type Kysely, sql } from 'kysely';
import type { ThemeTagTable } from '../db/brideTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

/** A theme with its number of brides. */
export type ThemeTagRow = ThemeTagTable & { bride_count: number };

const counted = (db: Kysely<Database>) =>
  db
    .selectFrom('theme_tags')
    .selectAll()
    .select(
      sql<number>`(
        select count(*)::integer from public_brides where theme_tag_ids @> array[theme_tags.id]
      )`.as('bride_count'),
    );

/** One page of the themes, in their order; `query` holds words that all have to be in the name. */
export async function themeTags(
  db: Kysely<Database>,
  query: string | undefined,
  { offset, limit }: Slice,
): Promise<Paged<ThemeTagRow>> {
  const words = query?.trim().toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const found = words.reduce(
    (all, word) => all.where(sql<boolean>`strpos(lower(name), ${word}) > 0`),
    counted(db).orderBy('id'),
  );
  const rows = await found.execute();
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}

/** Some themes by id, in their order. */
export async function themeTagsByIds(db: Kysely<Database>, ids: readonly number[]): Promise<ThemeTagRow[]> {
  if (ids.length === 0) return [];
  return counted(db)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
