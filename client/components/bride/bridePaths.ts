export const bridePath = (rawId: string): string => `/brides/${rawId}`;

export const albumPath = (rawId: string): string => `/albums/${rawId}`;

export const themePath = (rawId: string): string => `/brides/themes/${rawId}`;

export const pickedBridesPath = (page = 1): string => `/brides/picked${page > 1 ? `?page=${page}` : ''}`;

export const prefectureBridesPath = (slug: string): string => `/brides/pref/${slug}`;

/** Shown where a theme's name is not known. */
export const UNNAMED_THEME = '名称を確認中のテーマ';

/** Title of an album without one. */
export const UNTITLED_ALBUM = 'アルバム';

/** Shown where an album's title is not known. */
export const UNNAMED_ALBUM = '題名を確認中のアルバム';
