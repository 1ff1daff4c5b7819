/** Shown where an article's title is not known. */
export const UNNAMED_ARTICLE = '題名を確認中の記事';

/** Shown where a writer's name is not known. */
export const UNNAMED_WRITER = 'お名前を確認中の書き手';

/** Id of the element whose children are the article's blocks, in order. */
export const BODY_ID = 'text';
