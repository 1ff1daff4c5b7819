/** Magazine rows in the contract's schemas. */
import type { Selectable } from 'kysely';
import { toJapanTime } from '../japanTime.ts';
import type { PreparationGuideTable } from '../db/magazineTables.ts';
import type { ArticleRow, ArticleSummaryRow } from '../store/articles.ts';
import type { CardRow } from '../store/articleCards.ts';
import type { CategoryRow, TagRow, WriterRow } from '../store/terms.ts';
import { type BaseUrls, type LinkUrls, absolutizeHtml, linkUrl } from './shapes.ts';

const articleUrl = ({ siteUrl }: BaseUrls, id: number): string => `${siteUrl}/magazine/${id}`;
const pictureUrl = ({ mediaUrl }: BaseUrls, path: string | null): string | null => path && mediaUrl(path);

export const term = ({ siteUrl }: BaseUrls, { id, name, parent_id, posts_count }: CategoryRow) => ({
  term_id: id,
  name,
  permalink: `${siteUrl}/magazine/category/${id}`,
  parent_term_id: parent_id,
  posts_count,
});

export const tagTerm = ({ siteUrl }: BaseUrls, { id, slug, name, posts_count }: TagRow) => ({
  term_id: id,
  slug,
  name,
  permalink: `${siteUrl}/tag/${slug}`,
  posts_count,
});

export const writer = (urls: BaseUrls, { id, display_name, description, avatar }: WriterRow) => ({
  user_id: id,
  display_name,
  description,
  avatar_url: pictureUrl(urls, avatar),
  url: `${urls.siteUrl}/magazine/writer/${id}`,
});

/** `categories` holds at least those of the article. */
export function postSummary(
  urls: BaseUrls,
  article: ArticleSummaryRow,
  categories: ReadonlyMap<number, CategoryRow>,
) {
  const namedCategories = article.category_ids.flatMap((id) => categories.get(id) ?? []);
  return {
    post_id: article.id,
    post_title: article.title,
    pr_label_flag: article.pr_label !== null,
    pr_label: article.pr_label,
    taxonomies: {
      category: namedCategories.map((row) => {
        const { term_id, name, permalink } = term(urls, row);
        return { term_id, name, permalink };
      }),
    },
    post_modified: Math.floor(article.modified_at.getTime() / 1_000),
    images: { thumbnail: article.picture === null ? null : { url: urls.mediaUrl(article.picture) } },
    permalink: articleUrl(urls, article.id),
    post_excerpt: article.excerpt,
    clip_count: article.clip_count,
  };
}

/** One page of an article. */
export function articleDetail(
  urls: BaseUrls,
  article: ArticleRow,
  page: number,
  {
    author,
    categories,
    tags,
  }: { author: WriterRow | undefined; categories: ReadonlyMap<number, CategoryRow>; tags: readonly TagRow[] },
) {
  return {
    id: article.id,
    title: article.title,
    date: toJapanTime(article.published_at),
    modified: toJapanTime(article.modified_at),
    author: author === undefined ? null : postAuthor(urls, author),
    excerpt: article.excerpt,
    thumbnail: pictureUrl(urls, article.picture),
    url: articleUrl(urls, article.id),
    isClipped: false,
    content: absolutizeHtml(urls, article.pages[page - 1] ?? ''),
    page,
    total_pages: article.pages.length,
    categories: article.category_ids.flatMap((id) => {
      const row = categories.get(id);
      return row === undefined ? [] : [term(urls, row)];
    }),
    tags: tags.map((row) => tagTerm(urls, row)),
    pr_label_flag: article.pr_label !== null,
    pr_label: article.pr_label,
    show_floating: article.show_floating,
    heatmap: article.heatmap,
    no_karte: article.no_karte,
    clip_count: article.clip_count,
  };
}

function postAuthor(urls: BaseUrls, row: WriterRow) {
  const { user_id, display_name, avatar_url } = writer(urls, row);
  return { user_id, display_name, avatar_url };
}

/** `rank` is the position among today's picks. */
export function articleCard(
  urls: BaseUrls & LinkUrls,
  card: CardRow,
  { rank, isClipped }: { rank: number | null; isClipped: boolean },
) {
  const isOwn = card.referer_url === null;
  return {
    article_id: card.id,
    url: linkUrl(urls, card.url),
    thumbnail: pictureUrl(urls, card.picture),
    thumbnail_rectangle: isOwn ? pictureUrl(urls, card.picture) : null,
    title: card.title,
    referer_name: card.referer_name,
    referer_url: card.referer_url && linkUrl(urls, card.referer_url),
    clip_count: card.clip_count ?? 0,
    is_clipped: isClipped,
    category_name: card.category_name,
    rank,
  };
}

export const guide = (urls: BaseUrls, row: Selectable<PreparationGuideTable>) => ({
  id: row.id,
  title: row.title,
  url: articleUrl(urls, row.article_id),
  thumbnail: pictureUrl(urls, row.picture),
  description: row.description,
  months_before: row.months_before,
});
