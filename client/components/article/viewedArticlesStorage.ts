import { storedList } from '../../storedValue.ts';

/** Where reading of an article stopped. */
export interface StoredPosition {
  /** Page of the article, from 1. */
  readonly page: number;
  /** Index of the text block. */
  readonly block: number;
}

/** An article opened on this device. Stored as is, so property names must not change. */
export interface ViewedArticle {
  readonly rawId: string;
  readonly title: string;
  readonly picture: string | null;
  /** When it was opened, in ms since the epoch. */
  readonly at: number;
  /** Absent before reading starts and after the article was read to its end. */
  readonly place?: StoredPosition;
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

type Unchecked<Item> = Readonly<Partial<Record<keyof Item, unknown>>>;

function isPosition(value: unknown): value is StoredPosition {
  const { page, block }: Unchecked<StoredPosition> = Object(value);
  return isIndex(page) && isIndex(block);
}

function isViewedArticle(value: unknown): value is ViewedArticle {
  const { rawId, title, picture, place }: Unchecked<ViewedArticle> = Object(value);
  return (
    typeof rawId === 'string' &&
    /^[1-9]\d{0,18}$/.test(rawId) &&
    typeof title === 'string' &&
    (picture === null || (typeof picture === 'string' && picture.startsWith('/img?'))) &&
    (place === undefined || isPosition(place))
  );
}

const viewed = storedList({ key: 'viewedArticles', maxItems: 12, isItem: isViewedArticle });

/** Articles opened on this device, newest first. Returns the same array until the list changes. */
export const viewedArticles = viewed.read;

/** Moves an article to the front, keeping its reading position. */
export function withViewedArticle(
  articles: readonly ViewedArticle[],
  article: ViewedArticle,
): ViewedArticle[] {
  const previous = articles.find(({ rawId }) => rawId === article.rawId);
  const first = previous?.place ? { ...article, place: previous.place } : article;
  return [first, ...articles.filter((other) => other !== previous)];
}

/** Sets the reading position of an article; null removes it. Ignores articles not in the list. */
export function withReadingPosition(
  articles: readonly ViewedArticle[],
  rawId: string,
  position: StoredPosition | null,
): ViewedArticle[] {
  return articles.map((article) => {
    if (article.rawId !== rawId) return article;
    const { place: _previous, ...rest } = article;
    return position ? { ...rest, place: position } : rest;
  });
}

export function recordViewedArticle(article: ViewedArticle): void {
  viewed.save(withViewedArticle(viewedArticles(), article));
}

/** Null after the article was read to its end. */
export function saveReadingPosition(rawId: string, position: StoredPosition | null): void {
  viewed.save(withReadingPosition(viewedArticles(), rawId, position));
}

export function readingPosition(rawId: string): StoredPosition | null {
  return viewedArticles().find((article) => article.rawId === rawId)?.place ?? null;
}
