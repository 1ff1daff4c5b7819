/** Tags of the magazine. Not nodes, because they can be looked up by slug only. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getTagWithPosts } from '#gateway/upstream/endpoints/magazine.ts';
import { NotFound } from '#gateway/upstream/errors.ts';
import { isStorable } from '#gateway/upstream/request.ts';

import { Article } from './Article.ts';
import { TERM_PAGE_SIZE } from './Category.ts';
import { articleNumber, loadPost } from './source.ts';

type Term = NonNullable<Reply<typeof getTagWithPosts>['term']>;

export interface TagSource {
  readonly term: Pick<Term, 'term_id' | 'slug' | 'name' | 'posts_count'>;
  /** The number of articles, where the tag came with a page of them. */
  readonly total: (() => number) | null;
}

const MAX_SLUG_LENGTH = 200;

/** Throws NotFound for an unknown tag. */
export async function loadTagPage(slug: string, { rest }: Context, page = 1, perPage = TERM_PAGE_SIZE) {
  const reply = await rest.get(getTagWithPosts, { slug, page, perPage });
  if (reply.term === null) throw new NotFound(getTagWithPosts.call);
  return { reply, term: reply.term };
}

export async function findTag(slug: string, context: Context): Promise<TagSource | null> {
  if (slug === '' || slug.length > MAX_SLUG_LENGTH || !isStorable(slug)) return null;
  const found = await nullIfNotFound(loadTagPage(slug, context));
  return found && { term: found.term, total: () => found.reply.total };
}

export const ArticleTag = builder.objectRef<TagSource>('ArticleTag').implement({
  description: 'A tag of the magazine.',
  fields: (t) => ({
    rawId: t.string({
      nonNull: true,
      description: 'Term id of the REST API.',
      resolve: ({ term }) => term.term_id,
    }),
    slug: t.string({
      nonNull: true,
      description: 'Slug used in `/tag/{tag}`.',
      resolve: ({ term }) => term.slug,
    }),
    name: t.string({ nonNull: true, description: 'Name.', resolve: ({ term }) => term.name }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address of the tag page.',
      resolve: ({ term }, _args, { site }) => `${site.url}/tag/${encodeURIComponent(term.slug)}`,
    }),
    articleCount: t.int({
      nonNull: true,
      description: 'Number of articles.',
      resolve: ({ term, total }) => readOptional(() => term.posts_count) ?? total?.() ?? term.posts_count,
    }),
  }),
});

builder.objectField(Article, 'tags', (t) =>
  t.field({
    type: [ArticleTag],
    description: 'Tags; empty for distributed articles.',
    resolve: async (source, _args, context) =>
      articleNumber(source) === null
        ? []
        : (await loadPost(source, context)).tags.map((term) => ({ term, total: null })),
  }),
);
