/** Categories of the magazine, which are terms of its WordPress (R05). */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdOf, trustedId } from '#gateway/schema/kit/ids.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { getCategoryWithPosts } from '#gateway/upstream/endpoints/magazine.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

/** Articles on a page of a category. */
export const CATEGORY_PAGE = 18;

/** What every list tells of a category. */
export interface CategoryName {
  readonly term_id: string;
  readonly name: string;
}

type Term = NonNullable<Reply<typeof getCategoryWithPosts>['term']>;

/** A category on the way through the resolvers. */
export interface CategorySource {
  readonly __typename: 'ArticleCategory';
  readonly id: RawId<'ArticleCategory'>;
  readonly told: (CategoryName & Partial<Term>) | null;
}

/** A category told by an article or a list. */
export function categoryOf(told: CategoryName): CategorySource {
  return { __typename: 'ArticleCategory', id: trustedId<'ArticleCategory'>(told.term_id), told };
}

/** One page of a category with its term; NotFound for a category that is none (404, or a null term). */
export async function categoryPage(
  id: RawId<'ArticleCategory'>,
  { reads }: Context,
  page = 1,
  perPage = CATEGORY_PAGE,
) {
  const reply = await reads.get(getCategoryWithPosts, { id, page, perPage, shortinit: 1 });
  if (reply.term === null) throw new NotFound('R05');
  return { ...reply, term: reply.term };
}

/** A category that is known to exist; null when there is none. */
export async function existingCategory(
  id: RawId<'ArticleCategory'> | null,
  context: Context,
): Promise<CategorySource | null> {
  const found = id && (await absent(categoryPage(id, context)));
  return found && categoryOf(found.term);
}

async function termOf({ id, told }: CategorySource, context: Context): Promise<Term> {
  const { permalink, parent_term_id, posts_count } = told ?? {};
  if (told && permalink !== undefined && parent_term_id !== undefined && posts_count !== undefined)
    return { ...told, permalink, parent_term_id, posts_count };
  return (await categoryPage(id, context)).term;
}

export const ArticleCategory = builder.objectRef<CategorySource>('ArticleCategory');

ArticleCategory.implement({
  description: 'A category of the magazine (a WordPress term).',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'Term id of the REST API and of `/magazine/category/{id}`.',
    }),
    name: t.string({
      description: 'Name.',
      resolve: async (source, _args, context) => source.told?.name ?? (await termOf(source, context)).name,
    }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: "Address of the category's page.",
      resolve: ({ id }, _args, { site }) => `${site.url}/magazine/category/${id}`,
    }),
    parent: t.field({
      type: ArticleCategory,
      nullable: true,
      description: 'The category above; null at the top. Its name costs a call (R05).',
      resolve: async (source, _args, context) => {
        const { parent_term_id: id } = await termOf(source, context);
        return id === null ? null : { ...categoryOf({ term_id: id, name: '' }), told: null };
      },
    }),
    articleCount: t.int({
      description: 'Number of articles.',
      resolve: async (source, _args, context) => (await termOf(source, context)).posts_count,
    }),
  }),
});

loadNodesOf('ArticleCategory', (text, context) =>
  existingCategory(rawIdOf<'ArticleCategory'>(text), context),
);
