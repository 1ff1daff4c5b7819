/** Tags of the magazine. Not nodes, because they can be looked up by slug only. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getTagWithPosts } from '#gateway/upstream/endpoints/magazine.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

import { Article } from './Article.ts';
import { TERM_PAGE_SIZE } from './Category.ts';
import { articleNumber, loadPost } from './source.ts';

export type TagSource = NonNullable<Reply<typeof getTagWithPosts>['term']>;

const MAX_SLUG_LENGTH = 200;

/** Throws NotFound for an unknown tag. */
export async function loadTagPage(slug: string, { rest }: Context, page = 1, perPage = TERM_PAGE_SIZE) {
  const reply = await rest.get(getTagWithPosts, { slug, page, perPage });
  if (reply.term === null) throw new NotFound(getTagWithPosts.call);
  return { reply, term: reply.term };
}

export async function findTag(slug: string, context: Context): Promise<TagSource | null> {
  if (slug === '' || slug.length > MAX_SLUG_LENGTH) return null;
  return (await nullIfNotFound(loadTagPage(slug, context)))?.term ?? null;
}

export const ArticleTag = builder.objectRef<TagSource>('ArticleTag').implement({
  description: 'A tag of the magazine.',
  fields: (t) => ({
    rawId: t.exposeString('term_id', { nonNull: true, description: 'Term id of the REST API.' }),
    slug: t.exposeString('slug', { nonNull: true, description: 'Slug used in `/tag/{tag}`.' }),
    name: t.exposeString('name', { nonNull: true, description: 'Name.' }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address of the tag page.',
      resolve: ({ slug }, _args, { site }) => `${site.url}/tag/${encodeURIComponent(slug)}`,
    }),
    articleCount: t.exposeInt('posts_count', { nonNull: true, description: 'Number of articles.' }),
  }),
});

builder.objectField(Article, 'tags', (t) =>
  t.field({
    type: [ArticleTag],
    description: 'Tags; empty for distributed articles.',
    resolve: async (source, _args, context) =>
      articleNumber(source) === null ? [] : (await loadPost(source, context)).tags,
  }),
);
