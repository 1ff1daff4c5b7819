/** Lists of the magazine's host, which is a WordPress: R05, R06, X09. */
import { z } from 'zod';
import { Id, Page, PerPage, pageSlice, Text } from '../http/fields.ts';
import { CustomBodyError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import {
  articleById,
  articlesByCategory,
  articlesByTag,
  type ArticleSummaryRow,
  relatedArticles,
} from '../store/articles.ts';
import { categoriesByIds, tagBySlug } from '../store/terms.ts';
import { postSummary, tagTerm, term } from './articleShapes.ts';

const PER_PAGE = 18;
/** Name of the product in the paths. */
const PATH = '/wp-json/wn/v1';

/** How WordPress says that there is none. */
const notFoundError = (code: string): CustomBodyError =>
  new CustomBodyError(404, { code, message: 'Not Found', data: { status: 404 } });

/** Rows of lists with the names of their categories. */
export async function summaries(origin: OriginContext, rows: readonly ArticleSummaryRow[]) {
  const categories = await categoriesByIds(
    origin.db,
    rows.flatMap(({ category_ids }) => category_ids),
  );
  return rows.map((row) => postSummary(origin, row, categories));
}

/** Serves the lists. */
export function articleListRoutes(endpoint: DefineEndpoint, origin: OriginContext): void {
  const { db } = origin;

  endpoint({
    call: 'R05',
    method: 'GET',
    path: `${PATH}/category-with-posts`,
    auth: 'public',
    query: z.strictObject({ id: Id, page: Page, perPage: PerPage(PER_PAGE), shortinit: z.literal('1') }),
    handler: async ({ id, page, perPage }) => {
      const category = (await categoriesByIds(db, [id])).get(id);
      if (category === undefined) throw notFoundError('rest_term_invalid');
      const { rows, total } = await articlesByCategory(db, id, pageSlice(page, perPage));
      const posts = await summaries(origin, rows);
      return {
        term: term(origin, category),
        posts,
        total,
        page,
        perPage,
        totalPages: Math.ceil(total / perPage),
      };
    },
  });

  endpoint({
    call: 'X09',
    method: 'GET',
    path: `${PATH}/tag-with-posts`,
    auth: 'public',
    query: z.strictObject({ slug: Text, page: Page, perPage: PerPage(PER_PAGE) }),
    handler: async ({ slug, page, perPage }) => {
      const tag = await tagBySlug(db, slug);
      if (tag === undefined) throw notFoundError('rest_term_invalid');
      const { rows, total } = await articlesByTag(db, tag.id, pageSlice(page, perPage));
      const posts = await summaries(origin, rows);
      return {
        term: tagTerm(origin, tag),
        posts,
        total,
        page,
        perPage,
        totalPages: Math.ceil(total / perPage),
      };
    },
  });

  endpoint({
    call: 'R06',
    method: 'GET',
    path: `${PATH}/related-posts`,
    auth: 'public',
    query: z.strictObject({ id: Id }),
    handler: async ({ id }) => {
      const article = await articleById(db, id);
      if (article === undefined || article.is_withdrawn) throw notFoundError('rest_post_invalid_id');
      return { posts: await summaries(origin, await relatedArticles(db, article)) };
    },
  });
}
