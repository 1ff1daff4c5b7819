/** Themes of bride reports with their number of public brides. */
import { type Kysely, sql } from 'kysely';
import type { ThemeTagTable } from '../db/brideTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

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

/** `query` holds words that must all occur in the name. */
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

export async function themeTagsByIds(db: Kysely<Database>, ids: readonly number[]): Promise<ThemeTagRow[]> {
  if (ids.length === 0) return [];
  return counted(db)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
