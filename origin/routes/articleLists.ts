/** Lists of the magazine's host, which is a WordPress: R05, R06, X09. */
import { z } from 'zod';
import { Id, Page, PerPage, slice, Text } from '../http/fields.ts';
import { SpokenRefusal } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import {
  articleById,
  articlesOfCategory,
  articlesOfTag,
  type ArticleSummaryRow,
  relatedArticles,
} from '../store/articles.ts';
import { categoriesByIds, tagBySlug } from '../store/terms.ts';
import { postSummary, tagTerm, term } from './articleShapes.ts';

const PER_PAGE = 18;
/** Name of the product in the paths. */
const PATH = '/wp-json/wn/v1';

/** How WordPress says that there is none. */
const none = (code: string): SpokenRefusal =>
  new SpokenRefusal(404, { code, message: 'Not Found', data: { status: 404 } });

/** Rows of lists with the names of their categories. */
export async function summaries(origin: Origin, rows: readonly ArticleSummaryRow[]) {
  const categories = await categoriesByIds(
    origin.db,
    rows.flatMap(({ category_ids }) => category_ids),
  );
  return rows.map((row) => postSummary(origin, row, categories));
}

/** Serves the lists. */
export function articleListRoutes(serve: Serve, origin: Origin): void {
  const { db } = origin;

  serve({
    call: 'R05',
    method: 'GET',
    path: `${PATH}/category-with-posts`,
    auth: 'public',
    query: z.strictObject({ id: Id, page: Page, perPage: PerPage(PER_PAGE), shortinit: z.literal('1') }),
    answer: async ({ id, page, perPage }) => {
      const category = (await categoriesByIds(db, [id])).get(id);
      if (category === undefined) throw none('rest_term_invalid');
      const { rows, total } = await articlesOfCategory(db, id, slice(page, perPage));
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

  serve({
    call: 'X09',
    method: 'GET',
    path: `${PATH}/tag-with-posts`,
    auth: 'public',
    query: z.strictObject({ slug: Text, page: Page, perPage: PerPage(PER_PAGE) }),
    answer: async ({ slug, page, perPage }) => {
      const tag = await tagBySlug(db, slug);
      if (tag === undefined) throw none('rest_term_invalid');
      const { rows, total } = await articlesOfTag(db, tag.id, slice(page, perPage));
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

  serve({
    call: 'R06',
    method: 'GET',
    path: `${PATH}/related-posts`,
    auth: 'public',
    query: z.strictObject({ id: Id }),
    answer: async ({ id }) => {
      const article = await articleById(db, id);
      if (article === undefined || article.is_withdrawn) throw none('rest_post_invalid_id');
      return { posts: await summaries(origin, await relatedArticles(db, article)) };
    },
  });
}
