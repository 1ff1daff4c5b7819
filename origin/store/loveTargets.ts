/** The kinds of things a user can keep besides halls, brands and rings. A kind joins with its own line. */
import type { LoveTarget, LoveType } from './loves.ts';

/** Brides with a public profile. */
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

/** Articles and cards of other sites, addressed by the URL of the article. */
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
  async idByUrl(db, url, siteUrl) {
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

export const loveTargets: Readonly<Record<LoveType, LoveTarget>> = { user: brides, article: articles };
