/**
 * Feeds of the magazine as RSS 2.0 and JSON Feed 1.1: the newest articles overall (`/feed.xml`, `/feed.json`) and of a
 * category (`/feed-{id}.xml`, `/feed-{id}.json`).
 */
import { z } from 'zod';
import type { DocumentRoute } from './documentRoute.ts';
import { FeedBlock, feedHtml } from './feedHtml.ts';
import type { InternalClient } from './internalClient.ts';
import { element, escape } from './xml.ts';

const TTL = { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 604_800 };
const PATH = /^\/feed(?:-([1-9]\d{0,18}))?\.(xml|json)$/;
const ARTICLE_COUNT = 20;

const ARTICLE_FIELDS = `
  rawId url title excerpt prLabel publishedAt modifiedAt
  author { displayName url }
  categories { name }
  tags { name }
  thumbnail { url(transform: { size: W1200 }) }
  blocks {
    __typename
    ... on ArticleText { html }
    ... on ArticleHeading { level text }
    ... on ArticleFigure { caption image { url(transform: { size: W1200 }) altText } }
    ... on ArticleTable { html caption }
    ... on ArticleEmbed { url title }
    ... on ArticleHall { label url }
  }`;
const RECENT_QUERY = `query Feed { recentArticles(first: ${ARTICLE_COUNT}) { nodes { ${ARTICLE_FIELDS} } } }`;
const CATEGORY_QUERY = `query CategoryFeed($rawId: String!) {
  articleCategory(by: { rawId: $rawId }) { name url articles(first: 18) { nodes { ${ARTICLE_FIELDS} } } }
}`;

const Named = z.object({ name: z.string() });
const Article = z.object({
  rawId: z.string(),
  url: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  prLabel: z.string().nullable(),
  publishedAt: z.string().nullable(),
  modifiedAt: z.string().nullable(),
  author: z.object({ displayName: z.string(), url: z.string() }).nullable(),
  categories: z.array(Named),
  tags: z.array(Named),
  thumbnail: z.object({ url: z.string() }).nullable(),
  blocks: z.array(FeedBlock).nullable(),
});
type Article = z.infer<typeof Article>;
const Nodes = z.object({ nodes: z.array(Article) });
const RecentData = z.object({ recentArticles: Nodes });
const CategoryData = z.object({
  articleCategory: z.object({ name: z.string(), url: z.string(), articles: Nodes }).nullable(),
});

/** A feed, independent of its format. */
interface Feed {
  readonly title: string;
  /** URL of the page the feed belongs to. */
  readonly pageUrl: string;
  readonly path: string;
  readonly articles: readonly Article[];
}

export function feedRoute(
  query: InternalClient,
  site: { readonly url: string; readonly name: string },
): DocumentRoute {
  const read = async (path: string, rawId: string | undefined): Promise<Feed | null> => {
    const title = `${site.name} マガジン`;
    if (rawId === undefined) {
      const { recentArticles } = await query(RECENT_QUERY, RecentData);
      return { title, pageUrl: `${site.url}/magazine`, path, articles: recentArticles.nodes };
    }
    const { articleCategory: category } = await query(CATEGORY_QUERY, CategoryData, { rawId });
    return (
      category && {
        title: `${category.name}｜${title}`,
        pageUrl: category.url,
        path,
        articles: category.articles.nodes,
      }
    );
  };
  return {
    paths: PATH,
    ttl: TTL,
    async generate(path) {
      const [, rawId, format] = PATH.exec(path) ?? [];
      const feed = await read(path, rawId);
      if (!feed) return null;
      return format === 'xml'
        ? { type: 'application/rss+xml; charset=utf-8', body: Buffer.from(rss(feed, site.url)) }
        : { type: 'application/feed+json; charset=utf-8', body: Buffer.from(jsonFeed(feed, site.url)) };
    },
  };
}

const DESCRIPTION = '式場探しから費用、衣裳、演出まで。結婚準備の記事をお届けします。';
/** Paid content is labelled in the title, which may be all a reader shows. */
const titleOf = ({ title, prLabel }: Article): string => (prLabel ? `【${prLabel}】${title}` : title);

function rss({ title, pageUrl, path, articles }: Feed, siteUrl: string): string {
  const items = articles.map((article) =>
    [
      '<item>',
      element('title', titleOf(article)),
      element('link', article.url),
      `<guid isPermaLink="true">${escape(article.url)}</guid>`,
      element('pubDate', article.publishedAt && new Date(article.publishedAt).toUTCString()),
      element('dc:creator', article.author?.displayName ?? null),
      ...article.categories.map(({ name }) => element('category', name)),
      element('description', article.excerpt),
      element('content:encoded', feedHtml(article, siteUrl)),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<channel>${element('title', title)}${element('link', pageUrl)}${element('description', DESCRIPTION)}`,
    '<language>ja</language>',
    `<atom:link href="${escape(siteUrl + path)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

function jsonFeed({ title, pageUrl, path, articles }: Feed, siteUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: siteUrl + path,
    description: DESCRIPTION,
    language: 'ja',
    items: articles.map((article) => ({
      id: article.url,
      url: article.url,
      title: titleOf(article),
      content_html: feedHtml(article, siteUrl),
      ...(article.excerpt && { summary: article.excerpt }),
      ...(article.thumbnail && { image: article.thumbnail.url }),
      ...(article.publishedAt && { date_published: article.publishedAt }),
      ...(article.modifiedAt && { date_modified: article.modifiedAt }),
      ...(article.author && { authors: [{ name: article.author.displayName, url: article.author.url }] }),
      tags: [...article.categories, ...article.tags].map(({ name }) => name),
    })),
  });
}
