/** Body of an article, as sanitized HTML and as blocks. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';

import { htmlBlocks, proxiedHtml } from '../../schema/kit/html.ts';
import { ArticleBlock } from '../block/ArticleBlock.ts';
import { Article } from './Article.ts';
import { isExcludedFromKarte, readingMinutes } from './rules.ts';
import { articleNumber, type ArticleSource, loadPost } from './source.ts';

const pageArgs = builder.args((t) => ({
  page: t.int({ defaultValue: 1, description: 'Page of a multi-page article, starting at 1.' }),
}));

/** Null for distributed articles and past the last page. */
async function loadPage(source: ArticleSource, page: number | null | undefined, context: Context) {
  const number = page ?? 1;
  if (number < 1) throw badUserInput('`page` counts from 1.');
  return articleNumber(source) === null ? null : nullIfNotFound(loadPost(source, context, number));
}

builder.objectFields(Article, (t) => ({
  body: t.field({
    type: 'HTML',
    nullable: true,
    args: pageArgs,
    description:
      'Body of one page as sanitized HTML, with pictures served by the image proxy; null for distributed articles and past the last page.',
    resolve: async (source, { page }, context) => {
      const post = await loadPage(source, page, context);
      return post && proxiedHtml(post.content, context);
    },
  }),
  blocks: t.field({
    type: [ArticleBlock],
    nullable: true,
    args: pageArgs,
    description:
      'Body of one page as a list of blocks; null for distributed articles and past the last page.',
    resolve: async (source, { page }, context) => {
      const post = await loadPage(source, page, context);
      return post && htmlBlocks(post.content, context);
    },
  }),
  pageCount: t.int({
    nullable: true,
    description: 'Number of pages; null for distributed articles.',
    resolve: async (source, _args, context) => (await loadPage(source, 1, context))?.total_pages,
  }),
  readingMinutes: t.int({
    nullable: true,
    description: 'Reading time in minutes, at least 1; null for distributed articles.',
    resolve: async (source, _args, context) => {
      const post = await loadPage(source, 1, context);
      return post && readingMinutes(post.content, post.total_pages);
    },
  }),
  showsFloatingBanner: t.boolean({
    nullable: true,
    description: 'Whether a floating banner may cover the article; null for distributed articles.',
    resolve: async (source, _args, context) => (await loadPage(source, 1, context))?.show_floating,
  }),
  isHeatmapped: t.boolean({
    nullable: true,
    description: 'Whether the editors measure how far readers scroll; null for distributed articles.',
    resolve: async (source, _args, context) => (await loadPage(source, 1, context))?.heatmap,
  }),
  isExcludedFromKarte: t.boolean({
    nullable: true,
    description:
      "Whether reading the article must not feed the user's karte: it is paid, flagged, or has a promotional tag. Null for distributed articles.",
    resolve: async (source, _args, context) => {
      const post = await loadPage(source, 1, context);
      return post && isExcludedFromKarte(post, context.site.promotionalTags);
    },
  }),
}));
