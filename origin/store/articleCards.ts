/** Cards: our articles and articles of other sites, with ids in one space. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ArticleCardTable } from '../db/magazineTables.ts';
import type { Database } from '../db/tables.ts';
import { DAY_MS } from '../japanTime.ts';

type Db = Kysely<Database>;

/** URLs are paths of the site or of another one. */
export type CardRow = Selectable<ArticleCardTable>;

/** Days until the picks repeat, and how many of each sort a day has. */
const ROTATION_DAYS = 30;
const OWN_CARDS = 6;
const EXTERNAL_CARDS = 2;

/** External cards are mixed in, never first. */
export async function pickedCards(db: Db, day: string): Promise<CardRow[]> {
  const rotation = Math.floor(Date.parse(day) / DAY_MS) % ROTATION_DAYS;
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
  const external = await db
    .selectFrom('article_cards')
    .selectAll()
    .where('referer_url', 'is not', null)
    .orderBy(sql`(id * 7 + ${rotation}::integer) % 8`)
    .limit(EXTERNAL_CARDS)
    .execute();
  return [...own.slice(0, 1), ...external.slice(0, 1), ...own.slice(1), ...external.slice(1)];
}

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
