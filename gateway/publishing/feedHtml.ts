import { z } from 'zod';
import { escape } from './xml.ts';

const text = z.string().nullable();

/** A block of an article as feeds ask for it; kinds that are new are left out. */
export const blockOf = z.union([
  z.object({ __typename: z.literal('ArticleText'), html: z.string() }),
  z.object({ __typename: z.literal('ArticleHeading'), level: z.number(), text: z.string() }),
  z.object({
    __typename: z.literal('ArticleFigure'),
    caption: text,
    image: z.object({ url: z.string(), altText: text }).nullable(),
  }),
  z.object({ __typename: z.literal('ArticleTable'), html: z.string(), caption: text }),
  z.object({ __typename: z.literal('ArticleEmbed'), url: z.string(), title: text }),
  z.object({ __typename: z.literal('ArticleHall'), label: z.string(), url: z.string() }),
  z.object({ __typename: z.string() }).transform(() => null),
]);
type Block = z.infer<typeof blockOf>;

/** The text of an article for readers of feeds, who have none of our components: paid content says so first. */
export function feedHtml(
  { prLabel, blocks }: { readonly prLabel: string | null; readonly blocks: readonly Block[] | null },
  siteUrl: string,
): string {
  const label = prLabel ? `<p>${escape(prLabel)}：この記事は企業の提供でお届けしています。</p>` : '';
  return label + (blocks ?? []).map((block) => htmlOf(block, siteUrl)).join('');
}

function htmlOf(block: Block, siteUrl: string): string {
  switch (block?.__typename) {
    case 'ArticleText':
      return whole(block.html, siteUrl);
    case 'ArticleHeading':
      return `<h${block.level}>${escape(block.text)}</h${block.level}>`;
    case 'ArticleFigure': {
      if (!block.image) return '';
      const { url, altText } = block.image;
      return `<figure><img src="${escape(url)}" alt="${escape(altText ?? '')}">${captionOf(block.caption)}</figure>`;
    }
    case 'ArticleTable':
      return `<figure>${whole(block.html, siteUrl)}${captionOf(block.caption)}</figure>`;
    case 'ArticleEmbed':
      return link(block.url, block.title ?? block.url);
    case 'ArticleHall':
      return link(block.url, block.label);
    default:
      return '';
  }
}

const captionOf = (caption: string | null): string =>
  caption ? `<figcaption>${escape(caption)}</figcaption>` : '';
const link = (url: string, label: string): string => `<p><a href="${escape(url)}">${escape(label)}</a></p>`;

/** Addresses within our site lead nowhere from a feed; cleaned HTML writes them in one way. */
function whole(html: string, siteUrl: string): string {
  return html
    .replaceAll('href="/', `href="${escape(siteUrl)}/`)
    .replaceAll(/href="[#?]/g, `href="${escape(siteUrl)}/`);
}
