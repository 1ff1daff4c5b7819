import { z } from 'zod';
import { escape } from './xml.ts';

const nullableString = z.string().nullable();

/** A block of an article as the feed query selects it; null for unknown types. */
export const FeedBlock = z.union([
  z.object({ __typename: z.literal('ArticleText'), html: z.string() }),
  z.object({ __typename: z.literal('ArticleHeading'), level: z.number(), text: z.string() }),
  z.object({
    __typename: z.literal('ArticleFigure'),
    caption: nullableString,
    image: z.object({ url: z.string(), altText: nullableString }).nullable(),
  }),
  z.object({ __typename: z.literal('ArticleTable'), html: z.string(), caption: nullableString }),
  z.object({ __typename: z.literal('ArticleEmbed'), url: z.string(), title: nullableString }),
  z.object({ __typename: z.literal('ArticleHall'), label: z.string(), url: z.string() }),
  z.object({ __typename: z.string() }).transform(() => null),
]);

/** Characters of an article in a feed; what is longer ends with a link to the page. */
const MAX_LENGTH = 200_000;
const MAX_LABEL_LENGTH = 200;

type FeedBlock = z.infer<typeof FeedBlock>;

interface FeedArticle {
  readonly url: string;
  readonly prLabel: string | null;
  readonly blocks: readonly FeedBlock[] | null;
}

/** An article as plain HTML for feed readers. Paid content begins with its label. */
export function feedHtml({ url, prLabel, blocks }: FeedArticle, siteUrl: string): string {
  const label = prLabel?.slice(0, MAX_LABEL_LENGTH);
  let html = label ? `<p>${escape(label)}：この記事は企業の提供でお届けしています。</p>` : '';
  for (const block of blocks ?? []) {
    // Measured before it is escaped, which is slow for very long texts.
    const rendered = JSON.stringify(block).length > MAX_LENGTH ? null : renderBlock(block, siteUrl);
    if (rendered === null || html.length + rendered.length > MAX_LENGTH)
      return html + renderLink(url, '続きを読む');
    html += rendered;
  }
  return html;
}

function renderBlock(block: FeedBlock, siteUrl: string): string {
  switch (block?.__typename) {
    case 'ArticleText':
      return absoluteLinks(block.html, siteUrl);
    case 'ArticleHeading':
      return `<h${block.level}>${escape(block.text)}</h${block.level}>`;
    case 'ArticleFigure': {
      if (!block.image) return '';
      const { url, altText } = block.image;
      return `<figure><img src="${escape(url)}" alt="${escape(altText ?? '')}">${renderCaption(block.caption)}</figure>`;
    }
    case 'ArticleTable':
      return `<figure>${absoluteLinks(block.html, siteUrl)}${renderCaption(block.caption)}</figure>`;
    case 'ArticleEmbed':
      return renderLink(block.url, block.title ?? block.url);
    case 'ArticleHall':
      return renderLink(block.url, block.label);
    default:
      return '';
  }
}

const renderCaption = (caption: string | null): string =>
  caption ? `<figcaption>${escape(caption)}</figcaption>` : '';
const renderLink = (url: string, label: string): string =>
  `<p><a href="${escape(url)}">${escape(label)}</a></p>`;

/** Makes relative links absolute; sanitized HTML always uses double quotes. */
function absoluteLinks(html: string, siteUrl: string): string {
  return html
    .replaceAll('href="/', `href="${escape(siteUrl)}/`)
    .replaceAll(/href="[#?]/g, `href="${escape(siteUrl)}/`);
}
