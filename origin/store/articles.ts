/** Articles. Lists never contain withdrawn ones. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ArticleTable } from '../db/magazineTables.ts';
import type { Database } from '../db/tables.ts';
import type { Paged, Slice } from './paging.ts';

type Db = Kysely<Database>;

const SUMMARY_COLUMNS = [
  'articles.id',
  'articles.title',
  'modified_at',
  'excerpt',
  'articles.picture',
  'category_ids',
  'pr_label',
] as const;

/** Cards hold the number of clips. */
const articlesWithCards = (db: Db) =>
  db
    .selectFrom('articles')
    .leftJoin('article_cards', (join) => join.on(sql<boolean>`article_cards.id = articles.id + 80000`));

const listedArticles = (db: Db) =>
  articlesWithCards(db)
    .where('is_withdrawn', '=', false)
    .select(SUMMARY_COLUMNS)
    .select('article_cards.clip_count');

export type ArticleSummaryRow = Awaited<ReturnType<ReturnType<typeof listedArticles>['execute']>>[number];

export type ArticleRow = Selectable<ArticleTable> & Pick<ArticleSummaryRow, 'clip_count'>;

/** Includes withdrawn articles. */
export function articleById(db: Db, id: number): Promise<ArticleRow | undefined> {
  return articlesWithCards(db)
    .selectAll('articles')
    .select('article_cards.clip_count')
    .where('articles.id', '=', id)
    .executeTakeFirst();
}

/** Newest first. */
async function listArticles(
  db: Db,
  { offset, limit }: Slice,
  fits: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Paged<ArticleSummaryRow>> {
  const rows = await listedArticles(db)
    .where(fits)
    .orderBy('modified_at', 'desc')
    .orderBy('articles.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('articles')
    .where('is_withdrawn', '=', false)
    .where(fits)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export const recentArticles = (db: Db, slice: Slice) => listArticles(db, slice);

export const articlesByCategory = (db: Db, id: number, slice: Slice) =>
  listArticles(db, slice, sql<boolean>`category_ids @> array[${id}::integer]`);

export const articlesByTag = (db: Db, id: number, slice: Slice) =>
  listArticles(db, slice, sql<boolean>`tag_ids @> array[${id}::integer]`);

export const articlesByPrefecture = (db: Db, slug: string, slice: Slice) =>
  listArticles(db, slice, sql<boolean>`prefecture_slug = ${slug}`);

export const RANKING_PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof RANKING_PERIODS)[number];

/** From rank `start` (0-based) to `stop`, exclusive. */
export function articleRanking(
  db: Db,
  { start, stop, category, period }: { start: number; stop: number; category?: number; period?: Period },
): Promise<ArticleSummaryRow[]> {
  const fits =
    category === undefined ? sql<boolean>`true` : sql<boolean>`category_ids @> array[${category}::integer]`;
  return listedArticles(db)
    .where(fits)
    .orderBy(`views_${period ?? 'all'}`, 'desc')
    .orderBy('articles.id', 'desc')
    .offset(start)
    .limit(Math.max(0, stop - start))
    .execute();
}

const MAX_RELATED = 10;

/** Articles of the same main category, by number of shared tags. */
export function relatedArticles(
  db: Db,
  { id, category_ids, tag_ids }: Pick<ArticleTable, 'id' | 'category_ids' | 'tag_ids'>,
): Promise<ArticleSummaryRow[]> {
  const [category = 0] = category_ids;
  return listedArticles(db)
    .where('articles.id', '!=', id)
    .where(sql<boolean>`category_ids @> array[${category}::integer]`)
    .orderBy(
      sql`cardinality(array(select unnest(tag_ids) intersect select unnest(${tag_ids}::integer[]))) desc, abs(articles.id - ${id}), articles.id`,
    )
    .limit(MAX_RELATED)
    .execute();
}
