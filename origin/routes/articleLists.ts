/** Article lists of the magazine, in the format of its WordPress host. */
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
const PATH = '/wp-json/wn/v1';

/** WordPress's 404. */
const notFoundError = (code: string): CustomBodyError =>
  new CustomBodyError(404, { code, message: 'Not Found', data: { status: 404 } });

/** Rows of a list with their category names. */
export async function summaries(context: OriginContext, rows: readonly ArticleSummaryRow[]) {
  const categories = await categoriesByIds(
    context.db,
    rows.flatMap(({ category_ids }) => category_ids),
  );
  return rows.map((row) => postSummary(context, row, categories));
}

export function articleListRoutes(endpoint: DefineEndpoint, context: OriginContext): void {
  const { db } = context;

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
      const posts = await summaries(context, rows);
      return {
        term: term(context, category),
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
      const posts = await summaries(context, rows);
      return {
        term: tagTerm(context, tag),
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
      return { posts: await summaries(context, await relatedArticles(db, article)) };
    },
  });
}
