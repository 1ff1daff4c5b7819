import { formatAddress } from '../../router/address.ts';

/** Shown where an article's title is not known. */
export const UNNAMED_ARTICLE = '題名を確認中の記事';

/** Shown where a writer's name is not known. */
export const UNNAMED_WRITER = 'お名前を確認中の書き手';

export const articlePath = (rawId: string, page = 1): string =>
  `/magazine/${rawId}${page > 1 ? `?page=${page}` : ''}`;

/** Social card of an article. The time of the last change (ISO 8601) busts caches. */
export const articleCardPath = (rawId: string, changedAt: string | null): string =>
  `/cards/magazine/${rawId}.png${changedAt ? `?v=${Date.parse(changedAt) / 1_000}` : ''}`;

export const categoryPath = (rawId: string, page = 1): string =>
  `/magazine/category/${rawId}${page > 1 ? `?page=${page}` : ''}`;

export const tagPath = (slug: string, page = 1): string =>
  `/tag/${encodeURIComponent(slug)}${page > 1 ? `/page/${page}` : ''}`;

export const prefectureArticlesPath = (slug: string, page = 1): string =>
  `/magazine/prefecture/${slug}${page > 1 ? `?page=${page}` : ''}`;

/** Article ranking, optionally of a category or a period. */
export const articleRankingPath = ({
  category = '',
  period = '',
}: {
  category?: string;
  period?: string;
}): string =>
  formatAddress('/magazine/ranking', [
    ['category', category],
    ['period', period],
  ]);

export const writerPath = (rawId: string): string => `/magazine/writer/${rawId}`;
