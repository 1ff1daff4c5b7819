/** Articles by number and as lists, of the content host and the product's own: R01-R04, R07, R09, R80. */
import { z } from 'zod';
import { japanDay } from '../clock.ts';
import { Id, Page, slice, Whole } from '../http/fields.ts';
import { SpokenRefusal } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { articleById, articlesOfPrefecture, mostRead, PERIODS, recentArticles } from '../store/articles.ts';
import { keptAmong, pickedCards } from '../store/cards.ts';
import { isPlace } from '../store/places.ts';
import { categoriesByIds, guides, tagsByIds, writerById } from '../store/terms.ts';
import { articleCard, guide, wholePost, writer } from './articleShapes.ts';
import { summaries } from './articleLists.ts';

const PER_PAGE = 20;
const MOST_RANKED = 20;

/** How the content host says that there is none. */
const none = (): SpokenRefusal => new SpokenRefusal(404, { message: 'Not Found' });

/** Serves articles. */
export function articleRoutes(serve: Serve, origin: Origin): void {
  const { db, places } = origin;

  serve({
    call: 'R01',
    method: 'GET',
    path: '/api/web/post/author',
    auth: 'public',
    query: z.strictObject({ id: Id }),
    answer: async ({ id }) => {
      const article = await articleById(db, id);
      if (article === undefined || article.is_withdrawn) throw none();
      const author = article.writer_id === null ? undefined : await writerById(db, article.writer_id);
      return { author: author === undefined ? null : writer(origin, author) };
    },
  });

  serve({
    call: 'R02',
    method: 'GET',
    path: '/api/web/post',
    auth: 'public',
    query: z.strictObject({ id: Id, page: Page }),
    answer: async ({ id, page }) => {
      const article = await articleById(db, id);
      if (article === undefined) throw none();
      if (article.is_withdrawn || page > article.pages.length) return { post: null };
      const [author, categories, tags] = await Promise.all([
        article.writer_id === null ? undefined : writerById(db, article.writer_id),
        categoriesByIds(db, article.category_ids),
        tagsByIds(db, article.tag_ids),
      ]);
      return { post: wholePost(origin, article, page, { author, categories, tags }) };
    },
  });

  serve({
    call: 'R03',
    method: 'GET',
    path: '/api/web/post/recent',
    auth: 'public',
    query: z.strictObject({ page: Page }),
    answer: async ({ page }) => {
      const { rows, total } = await recentArticles(db, slice(page, PER_PAGE));
      return { posts: await summaries(origin, rows), total };
    },
  });

  serve({
    call: 'R04',
    method: 'GET',
    path: '/api/web/pv/ranking',
    auth: 'public',
    query: z
      .strictObject({
        ranking_type: z.enum(['all', 'category']),
        start: Whole(0, 1_000),
        stop: Whole(1, MOST_RANKED),
        category_id: Id.optional(),
        period: z.enum(PERIODS).optional(),
      })
      .refine(({ ranking_type, category_id }) => ranking_type === 'all' || category_id !== undefined, {
        path: ['category_id'],
      }),
    answer: async ({ ranking_type, start, stop, category_id, period }) => {
      const category = ranking_type === 'category' ? category_id : undefined;
      if (category !== undefined && !(await categoriesByIds(db, [category])).has(category)) throw none();
      return { posts: await summaries(origin, await mostRead(db, { start, stop, category, period })) };
    },
  });

  serve({
    call: 'R07',
    method: 'GET',
    path: '/api/wn/wedding_preparation_guides',
    auth: 'public',
    query: z.strictObject({ page: Page }),
    answer: async ({ page }) => {
      const { rows, total } = await guides(db, slice(page, PER_PAGE));
      return {
        wedding_preparation_guides: rows.map((row) => guide(origin, row)),
        total,
        page,
        per_page: PER_PAGE,
      };
    },
  });

  serve({
    call: 'R09',
    method: 'GET',
    path: '/api/pickup/article/today/',
    auth: 'optional-user',
    query: z.strictObject({ user_id: Id.optional() }),
    answer: async ({ user }) => {
      const cards = await pickedCards(db, japanDay());
      const kept = user === null ? [] : await keptAmong(db, user.user_id, cards);
      const own = cards.filter(({ referer_url }) => referer_url === null);
      return {
        articles: cards.map((card) =>
          articleCard(origin, card, {
            place: own.includes(card) ? own.indexOf(card) + 1 : null,
            isClipped: kept.includes(card.id),
          }),
        ),
      };
    },
  });

  serve({
    call: 'R80',
    method: 'GET',
    path: '/api/wn/prefecture_posts',
    auth: 'public',
    query: z.strictObject({
      prefecture: z.string().refine((slug) => isPlace(places, 'prefectures', slug)),
      page: Page,
    }),
    answer: async ({ prefecture, page }) => {
      const { rows, total } = await articlesOfPrefecture(db, prefecture, slice(page, PER_PAGE));
      return { posts: await summaries(origin, rows), total, page, per_page: PER_PAGE };
    },
  });
}
