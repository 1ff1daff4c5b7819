/** The kinds of things a user can keep besides halls, brands and rings. A kind joins with its own line. */
import { lovedArticles } from './cards.ts';
import type { LovedKind, LoveKind } from './loves.ts';

/** Brides with a public profile. */
const brides: LovedKind = {
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

export const lovedKinds: Readonly<Record<LoveKind, LovedKind>> = { user: brides, article: lovedArticles };
