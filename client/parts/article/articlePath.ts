/** Address of an article of the magazine, and of one of its pages. */
export const articlePath = (rawId: string, page = 1): string =>
  `/magazine/${rawId}${page > 1 ? `?page=${page}` : ''}`;

/** Address of a category, and of one of its pages. */
export const categoryPath = (rawId: string, page = 1): string =>
  `/magazine/category/${rawId}${page > 1 ? `?page=${page}` : ''}`;

/** Address of a tag, and of one of its pages. */
export const tagPath = (slug: string, page = 1): string =>
  `/tag/${encodeURIComponent(slug)}${page > 1 ? `/page/${page}` : ''}`;

/** Address of a writer. */
export const writerPath = (rawId: string): string => `/magazine/writer/${rawId}`;
