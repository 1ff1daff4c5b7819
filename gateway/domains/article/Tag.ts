/** Tags of the magazine (X09). They are found by slug alone, so they are no nodes. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { getTagWithPosts } from '#gateway/upstream/endpoints/magazine.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

import { Article } from './Article.ts';
import { CATEGORY_PAGE } from './Category.ts';
import { numberOf, postOf } from './source.ts';

/** A tag as articles and its own list tell it. */
export type TagSource = NonNullable<Reply<typeof getTagWithPosts>['term']>;

const LONGEST_SLUG = 200;

/** One page of a tag with its term; NotFound for a tag that is none. */
export async function tagPage(slug: string, { reads }: Context, page = 1, perPage = CATEGORY_PAGE) {
  const reply = await reads.get(getTagWithPosts, { slug, page, perPage });
  if (reply.term === null) throw new NotFound('X09');
  return { ...reply, term: reply.term };
}

/** A tag by its slug; null when there is none. */
export async function existingTag(slug: string, context: Context): Promise<TagSource | null> {
  if (slug === '' || slug.length > LONGEST_SLUG) return null;
  return (await absent(tagPage(slug, context)))?.term ?? null;
}

export const ArticleTag = builder.objectRef<TagSource>('ArticleTag').implement({
  description: 'A tag of the magazine.',
  fields: (t) => ({
    rawId: t.exposeString('term_id', { infallible: true, description: 'Term id of the REST API.' }),
    slug: t.exposeString('slug', { infallible: true, description: 'Slug of `/tag/{tag}`.' }),
    name: t.exposeString('name', { infallible: true, description: 'Name.' }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: "Address of the tag's page.",
      resolve: ({ slug }, _args, { site }) => `${site.url}/tag/${encodeURIComponent(slug)}`,
    }),
    articleCount: t.exposeInt('posts_count', { infallible: true, description: 'Number of articles.' }),
  }),
});

builder.objectField(Article, 'tags', (t) =>
  t.field({
    type: [ArticleTag],
    description: 'Tags (R02); empty for a distributed article.',
    resolve: async (source, _args, context) =>
      numberOf(source) === null ? [] : (await postOf(source, context)).tags,
  }),
);
