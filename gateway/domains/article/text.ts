/** The text of an article: as clean HTML, and in blocks. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { absent, badInput } from '#gateway/schema/kit/errors.ts';

import { ArticleBlock } from '../text/ArticleBlock.ts';
import { htmlOf } from '../text/rules.ts';
import { blocksOf } from '../text/source.ts';
import { Article } from './Article.ts';
import { isExcludedFromKarte, readingMinutes } from './rules.ts';
import { type ArticleSource, numberOf, postOf } from './source.ts';

const pageArg = builder.args((t) => ({
  page: t.int({ defaultValue: 1, description: 'Page of a long article, from 1.' }),
}));

/** One page of the text; null for a distributed article and beyond the last page. */
async function pageOf(source: ArticleSource, page: number | null | undefined, context: Context) {
  const number = page ?? 1;
  if (number < 1) throw badInput('`page` counts from 1.');
  return numberOf(source) === null ? null : absent(postOf(source, context, number));
}

builder.objectFields(Article, (t) => ({
  body: t.field({
    type: 'HTML',
    nullable: true,
    args: pageArg,
    description:
      'Text of one page as one piece of HTML, its pictures through the image proxy; null for a distributed article and beyond the last page.',
    resolve: async (source, { page }, context) => {
      const post = await pageOf(source, page, context);
      return post && htmlOf(post.content, context);
    },
  }),
  blocks: t.field({
    type: [ArticleBlock],
    nullable: true,
    args: pageArg,
    description: 'Text of one page in pieces; null for a distributed article and beyond the last page.',
    resolve: async (source, { page }, context) => {
      const post = await pageOf(source, page, context);
      return post && [...blocksOf(post.content, context.site.url)];
    },
  }),
  pageCount: t.int({
    nullable: true,
    description: 'Number of pages of its text; null for a distributed article.',
    resolve: async (source, _args, context) => (await pageOf(source, 1, context))?.total_pages,
  }),
  readingMinutes: t.int({
    nullable: true,
    description: 'Minutes it takes to read, at least 1; null for a distributed article.',
    resolve: async (source, _args, context) => {
      const post = await pageOf(source, 1, context);
      return post && readingMinutes(post.content, post.total_pages);
    },
  }),
  showsFloatingBanner: t.boolean({
    nullable: true,
    description: 'Whether a floating banner may be shown over it; null for a distributed article.',
    resolve: async (source, _args, context) => (await pageOf(source, 1, context))?.show_floating,
  }),
  isHeatmapped: t.boolean({
    nullable: true,
    description: 'Whether the editors measure how far it is read; null for a distributed article.',
    resolve: async (source, _args, context) => (await pageOf(source, 1, context))?.heatmap,
  }),
  isExcludedFromKarte: t.boolean({
    nullable: true,
    description:
      'Whether reading it must not be used to learn what somebody likes: it is paid, marked so, or has one of the two promotional tags. Null for a distributed article.',
    resolve: async (source, _args, context) => {
      const post = await pageOf(source, 1, context);
      return post && isExcludedFromKarte(post, context.site.promotionalTags);
    },
  }),
}));
