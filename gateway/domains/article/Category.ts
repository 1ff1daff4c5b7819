/** Categories of the magazine: terms of its WordPress. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { asRawId, Node, parseRawId, type RawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getCategoryWithPosts } from '#gateway/upstream/endpoints/magazine.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

export const TERM_PAGE_SIZE = 18;

export interface CategorySummary {
  readonly term_id: string;
  readonly name: string;
}

type Term = NonNullable<Reply<typeof getCategoryWithPosts>['term']>;

export interface CategorySource {
  readonly __typename: 'ArticleCategory';
  readonly id: RawId<'ArticleCategory'>;
  readonly summary: (CategorySummary & Partial<Term>) | null;
}

export function toCategory(summary: CategorySummary): CategorySource {
  return { __typename: 'ArticleCategory', id: asRawId<'ArticleCategory'>(summary.term_id), summary };
}

/** Throws NotFound for an unknown category: a 404, or a reply without a term. */
export async function loadCategoryPage(
  id: RawId<'ArticleCategory'>,
  { rest }: Context,
  page = 1,
  perPage = TERM_PAGE_SIZE,
) {
  const reply = await rest.get(getCategoryWithPosts, { id, page, perPage, shortinit: 1 });
  if (reply.term === null) throw new NotFound(getCategoryWithPosts.call);
  return { reply, term: reply.term };
}

export async function findCategory(
  id: RawId<'ArticleCategory'> | null,
  context: Context,
): Promise<CategorySource | null> {
  const found = id && (await nullIfNotFound(loadCategoryPage(id, context)));
  return found && toCategory(found.term);
}

/** Lists of articles carry less. */
const isTerm = (summary: CategorySummary & Partial<Term>): summary is Term =>
  'parent_term_id' in summary && 'posts_count' in summary;

async function loadTerm({ id, summary }: CategorySource, context: Context): Promise<Term> {
  if (summary && isTerm(summary)) return summary;
  return (await loadCategoryPage(id, context)).term;
}

export const ArticleCategory = builder.objectRef<CategorySource>('ArticleCategory');

ArticleCategory.implement({
  description: 'A category of the magazine (a WordPress term).',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'Term id of the REST API, used in `/magazine/category/{id}`.',
    }),
    name: t.string({
      description: 'Name.',
      resolve: async (source, _args, context) =>
        source.summary?.name ?? (await loadTerm(source, context)).name,
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address of the category page.',
      resolve: ({ id }, _args, { site }) => `${site.url}/magazine/category/${id}`,
    }),
    parent: t.field({
      type: ArticleCategory,
      nullable: true,
      description: 'Parent category; null for top-level categories. Fields other than `id` cost a REST call.',
      resolve: async (source, _args, context) => {
        const { parent_term_id: id } = await loadTerm(source, context);
        return id === null ? null : { ...toCategory({ term_id: id, name: '' }), summary: null };
      },
    }),
    articleCount: t.int({
      description: 'Number of articles.',
      resolve: async (source, _args, context) => (await loadTerm(source, context)).posts_count,
    }),
  }),
});

registerNodeLoader('ArticleCategory', (text, context) =>
  findCategory(parseRawId<'ArticleCategory'>(text), context),
);
