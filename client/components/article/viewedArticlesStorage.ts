import { localStore } from '../../storage.ts';

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

const STORAGE_KEY = 'viewedArticles';
const MAX_ARTICLES = 12;

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isPosition(value: unknown): value is StoredPosition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'page' in value &&
    isIndex(value.page) &&
    'block' in value &&
    isIndex(value.block)
  );
}

function isViewedArticle(value: unknown): value is ViewedArticle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rawId' in value &&
    typeof value.rawId === 'string' &&
    /^[1-9]\d{0,18}$/.test(value.rawId) &&
    'title' in value &&
    typeof value.title === 'string' &&
    'picture' in value &&
    (value.picture === null || (typeof value.picture === 'string' && value.picture.startsWith('/img?'))) &&
    (!('place' in value) || isPosition(value.place))
  );
}

const NONE: readonly ViewedArticle[] = [];
/** The list parsed from a stored text, so that snapshots are stable. */
let cached: { text: string | null; articles: readonly ViewedArticle[] } = { text: null, articles: NONE };

/** Articles opened on this device, newest first. Returns the same array until the list changes. */
export function viewedArticles(): readonly ViewedArticle[] {
  const text = localStore.get(STORAGE_KEY);
  if (text !== cached.text) {
    const stored = localStore.getJson(STORAGE_KEY);
    cached = { text, articles: Array.isArray(stored) ? stored.filter(isViewedArticle) : NONE };
  }
  return cached.articles;
}

/** Server snapshot. */
export const noViewedArticles = (): readonly ViewedArticle[] => NONE;

/** Moves an article to the front, keeping its reading position. */
export function withViewedArticle(
  articles: readonly ViewedArticle[],
  article: ViewedArticle,
): ViewedArticle[] {
  const previous = articles.find(({ rawId }) => rawId === article.rawId);
  const first = previous?.place ? { ...article, place: previous.place } : article;
  return [first, ...articles.filter((other) => other !== previous)].slice(0, MAX_ARTICLES);
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
  localStore.setJson(STORAGE_KEY, withViewedArticle(viewedArticles(), article));
}

/** Null after the article was read to its end. */
export function saveReadingPosition(rawId: string, position: StoredPosition | null): void {
  localStore.setJson(STORAGE_KEY, withReadingPosition(viewedArticles(), rawId, position));
}

export function readingPosition(rawId: string): StoredPosition | null {
  return viewedArticles().find((article) => article.rawId === rawId)?.place ?? null;
}
