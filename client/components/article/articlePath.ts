import { writeAddress } from '../../router/address.ts';

/** Address of an article of the magazine, and of one of its pages. */
export const articlePath = (rawId: string, page = 1): string =>
  `/magazine/${rawId}${page > 1 ? `?page=${page}` : ''}`;

/** Address of the picture of an article's card; the time of its last change makes those who keep pictures look again. */
export const cardPath = (rawId: string, changedAt: string | null): string =>
  `/cards/magazine/${rawId}.png${changedAt ? `?v=${Date.parse(changedAt) / 1_000}` : ''}`;

/** Address of a category, and of one of its pages. */
export const categoryPath = (rawId: string, page = 1): string =>
  `/magazine/category/${rawId}${page > 1 ? `?page=${page}` : ''}`;

/** Address of a tag, and of one of its pages. */
export const tagPath = (slug: string, page = 1): string =>
  `/tag/${encodeURIComponent(slug)}${page > 1 ? `/page/${page}` : ''}`;

/** Address of the articles about a prefecture, and of one of its pages. */
export const articlesOfPrefecturePath = (slug: string, page = 1): string =>
  `/magazine/prefecture/${slug}${page > 1 ? `?page=${page}` : ''}`;

/** Address of a ranking: of all articles or a category, of all time or a period. */
export const rankingPath = ({ category = '', period = '' }: { category?: string; period?: string }): string =>
  writeAddress('/magazine/ranking', [
    ['category', category],
    ['period', period],
  ]);

/** Address of a writer. */
export const writerPath = (rawId: string): string => `/magazine/writer/${rawId}`;
