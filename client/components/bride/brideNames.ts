/** Shown where a theme's name is not known. */
export const UNNAMED_THEME = '名称を確認中のテーマ';

/** Title of an album without one. */
export const UNTITLED_ALBUM = 'アルバム';

/** Shown where an album's title is not known. */
export const UNNAMED_ALBUM = '題名を確認中のアルバム';
