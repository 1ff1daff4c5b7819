/** Tables behind the items a user can love. */
import type { LoveTarget, LoveType } from './loves.ts';

/** Only public profiles. */
const brides: LoveTarget = {
  table: 'brides',
  key: 'user_id',
  count: 'love_count',
  async find(db, ids) {
    const rows = await db
      .selectFrom('public_brides')
      .selectAll()
      .where('user_id', 'in', [...ids])
      .execute();
    return rows.map((bride) => ({
      id: bride.user_id,
      name: bride.nickname,
      owner: bride.nickname,
      thumbnail: bride.icon ?? bride.reception_picture,
      image: bride.reception_picture,
      original_url: `/brides/${bride.user_id}`,
      category_name: null,
      love_count: bride.love_count,
    }));
  },
};

/** Our articles and those of other sites, identified by path. */
const articles: LoveTarget = {
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
  async idByPath(db, path) {
    const card = await db.selectFrom('article_cards').select('id').where('url', '=', path).executeTakeFirst();
    return card?.id ?? null;
  },
};

export const loveTargets: Readonly<Record<LoveType, LoveTarget>> = { user: brides, article: articles };
