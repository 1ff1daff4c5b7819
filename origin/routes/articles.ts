/** Articles and article lists of the content host and of the product API. */
import { z } from 'zod';
import { japanDay } from '../japanTime.ts';
import { Id, Page, pageSlice, Integer } from '../http/fields.ts';
import { CustomBodyError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import {
  articleById,
  articlesByPrefecture,
  articleRanking,
  RANKING_PERIODS,
  recentArticles,
} from '../store/articles.ts';
import { clippedCardIds, pickedCards } from '../store/articleCards.ts';
import { isPlace } from '../store/places.ts';
import { categoriesByIds, guides, tagsByIds, writerById } from '../store/terms.ts';
import { articleCard, guide, articleDetail, writer } from './articleShapes.ts';
import { summaries } from './articleLists.ts';

const PER_PAGE = 20;
const MAX_RANKED = 20;

/** The content host's 404. */
const notFoundError = (): CustomBodyError => new CustomBodyError(404, { message: 'Not Found' });

export function articleRoutes(endpoint: DefineEndpoint, context: OriginContext): void {
  const { db, places } = context;

  endpoint({
    call: 'R01',
    method: 'GET',
    path: '/api/web/post/author',
    auth: 'public',
    query: z.strictObject({ id: Id }),
    handler: async ({ id }) => {
      const article = await articleById(db, id);
      if (article === undefined || article.is_withdrawn) throw notFoundError();
      const author = article.writer_id === null ? undefined : await writerById(db, article.writer_id);
      return { author: author === undefined ? null : writer(context, author) };
    },
  });

  endpoint({
    call: 'R02',
    method: 'GET',
    path: '/api/web/post',
    auth: 'public',
    query: z.strictObject({ id: Id, page: Page }),
    handler: async ({ id, page }) => {
      const article = await articleById(db, id);
      if (article === undefined) throw notFoundError();
      if (article.is_withdrawn || page > article.pages.length) return { post: null };
      const [author, categories, tags] = await Promise.all([
        article.writer_id === null ? undefined : writerById(db, article.writer_id),
        categoriesByIds(db, article.category_ids),
        tagsByIds(db, article.tag_ids),
      ]);
      return { post: articleDetail(context, article, page, { author, categories, tags }) };
    },
  });

  endpoint({
    call: 'R03',
    method: 'GET',
    path: '/api/web/post/recent',
    auth: 'public',
    query: z.strictObject({ page: Page }),
    handler: async ({ page }) => {
      const { rows, total } = await recentArticles(db, pageSlice(page, PER_PAGE));
      return { posts: await summaries(context, rows), total };
    },
  });

  endpoint({
    call: 'R04',
    method: 'GET',
    path: '/api/web/pv/ranking',
    auth: 'public',
    query: z
      .strictObject({
        ranking_type: z.enum(['all', 'category']),
        start: Integer(0, 1_000),
        stop: Integer(1, MAX_RANKED),
        category_id: Id.optional(),
        period: z.enum(RANKING_PERIODS).optional(),
      })
      .refine(({ ranking_type, category_id }) => ranking_type === 'all' || category_id !== undefined, {
        path: ['category_id'],
      }),
    handler: async ({ ranking_type, start, stop, category_id, period }) => {
      const category = ranking_type === 'category' ? category_id : undefined;
      if (category !== undefined && !(await categoriesByIds(db, [category])).has(category))
        throw notFoundError();
      return { posts: await summaries(context, await articleRanking(db, { start, stop, category, period })) };
    },
  });

  endpoint({
    call: 'R07',
    method: 'GET',
    path: '/api/wn/wedding_preparation_guides',
    auth: 'public',
    query: z.strictObject({ page: Page }),
    handler: async ({ page }) => {
      const { rows, total } = await guides(db, pageSlice(page, PER_PAGE));
      return {
        wedding_preparation_guides: rows.map((row) => guide(context, row)),
        total,
        page,
        per_page: PER_PAGE,
      };
    },
  });

  endpoint({
    call: 'R09',
    method: 'GET',
    path: '/api/pickup/article/today/',
    auth: 'optional-user',
    query: z.strictObject({ user_id: Id.optional() }),
    handler: async ({ user }) => {
      const cards = await pickedCards(db, japanDay());
      const clippedIds = user === null ? [] : await clippedCardIds(db, user.user_id, cards);
      const ownCards = cards.filter(({ referer_url }) => referer_url === null);
      return {
        articles: cards.map((card) =>
          articleCard(context, card, {
            rank: ownCards.includes(card) ? ownCards.indexOf(card) + 1 : null,
            isClipped: clippedIds.includes(card.id),
          }),
        ),
      };
    },
  });

  endpoint({
    call: 'R80',
    method: 'GET',
    path: '/api/wn/prefecture_posts',
    auth: 'public',
    query: z.strictObject({
      prefecture: z.string().refine((slug) => isPlace(places, 'prefectures', slug)),
      page: Page,
    }),
    handler: async ({ prefecture, page }) => {
      const { rows, total } = await articlesByPrefecture(db, prefecture, pageSlice(page, PER_PAGE));
      return { posts: await summaries(context, rows), total, page, per_page: PER_PAGE };
    },
  });
}
