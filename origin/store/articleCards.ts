/** Cards: articles of ours and of other sites under one kind of id, by which people keep them. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ArticleCardTable } from '../db/magazineTables.ts';
import type { Database } from '../db/tables.ts';

type Db = Kysely<Database>;

/** A card; the address of one of ours is its path on the site. */
export type CardRow = Selectable<ArticleCardTable>;

/** Days after which the picks come round again, and how many of either kind there are. */
const ROTATION_DAYS = 40;
const OWN_CARDS = 6;
const EXTERNAL_CARDS = 2;

/** The cards picked for a day; those of other sites stand among ours, never first. */
export async function pickedCards(db: Db, day: string): Promise<CardRow[]> {
  const rotation = Math.floor(Date.parse(day) / 86_400_000) % ROTATION_DAYS;
  const own = await db
    .selectFrom('article_cards')
    .innerJoin('articles', (join) => join.on(sql<boolean>`article_cards.id = articles.id + 80000`))
    .selectAll('article_cards')
    .where('article_cards.picture', 'is not', null)
    .orderBy('articles.views_week', 'desc')
    .orderBy('articles.id')
    .offset(rotation * OWN_CARDS)
    .limit(OWN_CARDS)
    .execute();
  const others = await db
    .selectFrom('article_cards')
    .selectAll()
    .where('referer_url', 'is not', null)
    .orderBy(sql`(id * 7 + ${rotation}::integer) % 8`)
    .limit(EXTERNAL_CARDS)
    .execute();
  return [...own.slice(0, 1), ...others.slice(0, 1), ...own.slice(1), ...others.slice(1)];
}

/** Which of these cards a user keeps, by id. */
export async function clippedCardIds(db: Db, userId: number, cards: readonly CardRow[]): Promise<number[]> {
  const ids = cards.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('loves')
    .select('thing_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'article')
    .where('thing_id', 'in', ids)
    .execute();
  return rows.map(({ thing_id }) => thing_id);
}
