/** Address of a bride's page. */
export const bridePath = (rawId: string): string => `/brides/${rawId}`;

/** Address of an album's page. */
export const albumPath = (rawId: string): string => `/albums/${rawId}`;

/** Address of a theme's page. */
export const themePath = (rawId: string): string => `/brides/themes/${rawId}`;

/** Address of all whom the editors chose, and of one of its pages. */
export const pickedBridesPath = (page = 1): string => `/brides/picked${page > 1 ? `?page=${page}` : ''}`;

/** Address of the brides of a prefecture. */
export const bridesOfPrefecturePath = (slug: string): string => `/brides/pref/${slug}`;

/** What an album without a title is called. */
export const UNTITLED_ALBUM = 'アルバム';
