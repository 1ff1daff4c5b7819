/** Cards: articles of ours and of other sites under one kind of id, by which people keep them. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ArticleCardTable } from '../db/magazineTables.ts';
import type { Database } from '../db/tables.ts';
import type { LovedKind } from './loves.ts';

type Db = Kysely<Database>;

/** A card; the address of one of ours is its path on the site. */
export type CardRow = Selectable<ArticleCardTable>;

/** Days after which the picks come round again, and how many of either kind there are. */
const ROUND = 40;
const OWN = 6;
const OTHERS = 2;

/** The cards picked for a day; those of other sites stand among ours, never first. */
export async function pickedCards(db: Db, day: string): Promise<CardRow[]> {
  const turn = Math.floor(Date.parse(day) / 86_400_000) % ROUND;
  const own = await db
    .selectFrom('article_cards')
    .innerJoin('articles', (join) => join.on(sql<boolean>`article_cards.id = articles.id + 80000`))
    .selectAll('article_cards')
    .where('article_cards.picture', 'is not', null)
    .orderBy('articles.views_week', 'desc')
    .orderBy('articles.id')
    .offset(turn * OWN)
    .limit(OWN)
    .execute();
  const others = await db
    .selectFrom('article_cards')
    .selectAll()
    .where('referer_url', 'is not', null)
    .orderBy(sql`(id * 7 + ${turn}::integer) % 8`)
    .limit(OTHERS)
    .execute();
  return [...own.slice(0, 1), ...others.slice(0, 1), ...own.slice(1), ...others.slice(1)];
}

/** Which of these cards a user keeps, by id. */
export async function keptAmong(db: Db, userId: number, cards: readonly CardRow[]): Promise<number[]> {
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

/** Articles as things people keep: any card, by the address of its article. */
export const lovedArticles: LovedKind = {
  table: 'article_cards',
  key: 'id',
  count: 'clip_count',
  async find(db, ids) {
    const rows = await db
      .selectFrom('article_cards')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    return rows.map((card) => ({
      id: card.id,
      name: card.title,
      owner: card.referer_name ?? '編集部',
      thumbnail: card.picture,
      image: card.picture,
      original_url: card.url,
      category_name: card.category_name,
      love_count: card.clip_count ?? 0,
    }));
  },
  async idAt(db, url, siteUrl) {
    const own = url.origin === new URL(siteUrl).origin;
    const address = own ? url.pathname.replace(/\/$/, '') : url.href;
    const card = await db
      .selectFrom('article_cards')
      .select('id')
      .where('url', '=', address)
      .where('referer_url', own ? 'is' : 'is not', null)
      .executeTakeFirst();
    return card?.id ?? null;
  },
};
