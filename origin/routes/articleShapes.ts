/** Rows of the magazine in the contract's shapes. */
import type { Selectable } from 'kysely';
import { toJapanTime } from '../japanTime.ts';
import type { PreparationGuideTable } from '../db/magazineTables.ts';
import type { ArticleRow, ArticleSummaryRow } from '../store/articles.ts';
import type { CardRow } from '../store/articleCards.ts';
import type { CategoryRow, TagRow, WriterRow } from '../store/terms.ts';
import { type BaseUrls, absolutizeHtml } from './shapes.ts';

const articleUrl = ({ siteUrl }: BaseUrls, id: number): string => `${siteUrl}/magazine/${id}`;
const pictureUrl = ({ mediaUrl }: BaseUrls, path: string | null): string | null => path && mediaUrl(path);

/** Term. */
export const term = ({ siteUrl }: BaseUrls, { id, name, parent_id, posts_count }: CategoryRow) => ({
  term_id: id,
  name,
  permalink: `${siteUrl}/magazine/category/${id}`,
  parent_term_id: parent_id,
  posts_count,
});

/** TagTerm. */
export const tagTerm = ({ siteUrl }: BaseUrls, { id, slug, name, posts_count }: TagRow) => ({
  term_id: id,
  slug,
  name,
  permalink: `${siteUrl}/tag/${slug}`,
  posts_count,
});

/** Writer. */
export const writer = (addresses: BaseUrls, { id, display_name, description, avatar }: WriterRow) => ({
  user_id: id,
  display_name,
  description,
  avatar_url: pictureUrl(addresses, avatar),
  url: `${addresses.siteUrl}/magazine/writer/${id}`,
});

/** PostSummary; `categories` holds those it names. */
export function postSummary(
  addresses: BaseUrls,
  article: ArticleSummaryRow,
  categories: ReadonlyMap<number, CategoryRow>,
) {
  const named = article.category_ids.flatMap((id) => categories.get(id) ?? []);
  return {
    post_id: article.id,
    post_title: article.title,
    pr_label_flag: article.pr_label !== null,
    pr_label: article.pr_label,
    taxonomies: {
      category: named.map((row) => {
        const { term_id, name, permalink } = term(addresses, row);
        return { term_id, name, permalink };
      }),
    },
    post_modified: Math.floor(article.modified_at.getTime() / 1_000),
    images: { thumbnail: article.picture === null ? null : { url: addresses.mediaUrl(article.picture) } },
    permalink: articleUrl(addresses, article.id),
    post_excerpt: article.excerpt,
    clip_count: article.clip_count,
  };
}

/** Article: one page of it. */
export function articleDetail(
  addresses: BaseUrls,
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
    author: author === undefined ? null : postAuthor(addresses, author),
    excerpt: article.excerpt,
    thumbnail: pictureUrl(addresses, article.picture),
    url: articleUrl(addresses, article.id),
    isClipped: false,
    content: absolutizeHtml(addresses, article.pages[page - 1] ?? ''),
    page,
    total_pages: article.pages.length,
    categories: article.category_ids.flatMap((id) => {
      const row = categories.get(id);
      return row === undefined ? [] : [term(addresses, row)];
    }),
    tags: tags.map((row) => tagTerm(addresses, row)),
    pr_label_flag: article.pr_label !== null,
    pr_label: article.pr_label,
    show_floating: article.show_floating,
    heatmap: article.heatmap,
    no_karte: article.no_karte,
    clip_count: article.clip_count,
  };
}

function postAuthor(addresses: BaseUrls, row: WriterRow) {
  const { user_id, display_name, avatar_url } = writer(addresses, row);
  return { user_id, display_name, avatar_url };
}

/** ArticleCard. `place` is its place among the picks, for those that have one. */
export function articleCard(
  addresses: BaseUrls,
  card: CardRow,
  { place, isClipped }: { place: number | null; isClipped: boolean },
) {
  const own = card.referer_url === null;
  return {
    article_id: card.id,
    url: own ? addresses.siteUrl + card.url : card.url,
    thumbnail: pictureUrl(addresses, card.picture),
    thumbnail_rectangle: own ? pictureUrl(addresses, card.picture) : null,
    title: card.title,
    referer_name: card.referer_name,
    referer_url: card.referer_url,
    clip_count: card.clip_count ?? 0,
    is_clipped: isClipped,
    category_name: card.category_name,
    rank: place,
  };
}

/** Guide. */
export const guide = (addresses: BaseUrls, row: Selectable<PreparationGuideTable>) => ({
  id: row.id,
  title: row.title,
  url: articleUrl(addresses, row.article_id),
  thumbnail: pictureUrl(addresses, row.picture),
  description: row.description,
  months_before: row.months_before,
});
