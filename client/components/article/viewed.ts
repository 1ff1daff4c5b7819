/** Articles read on this device, newest first, and where reading stopped. They never leave it. */

/** Where reading of an article stopped. */
export interface ReadingPlace {
  /** Page of the article, from 1. */
  readonly page: number;
  /** Which block of the text was being read, from 0. */
  readonly block: number;
}

/** An article as it was when it was read. */
export interface ViewedArticle {
  readonly rawId: string;
  readonly title: string;
  readonly picture: string | null;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
  /** Where reading stopped; left out before the text was begun and after it was read to its end. */
  readonly place?: ReadingPlace;
}

const KEY = 'viewedArticles';
const MOST = 12;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isPlace(value: unknown): value is ReadingPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'page' in value &&
    isCount(value.page) &&
    'block' in value &&
    isCount(value.block)
  );
}

function isViewed(value: unknown): value is ViewedArticle {
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
    (!('place' in value) || isPlace(value.place))
  );
}

const NONE: readonly ViewedArticle[] = [];
let known: { text: string | null; articles: readonly ViewedArticle[] } = { text: null, articles: NONE };

/** What this device has read; nothing where it keeps nothing. The same list while nothing was added. */
export function viewedArticles(): readonly ViewedArticle[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== known.text) {
      const kept: unknown = JSON.parse(text ?? '[]');
      known = { text, articles: Array.isArray(kept) ? kept.filter(isViewed) : NONE };
    }
    return known.articles;
  } catch {
    return NONE;
  }
}

/** What is known on the server: nothing. */
export const noArticles = (): readonly ViewedArticle[] => NONE;

/** Puts an article before the others; one read before moves to the front and keeps the place where reading stopped. */
export function withViewed(kept: readonly ViewedArticle[], article: ViewedArticle): ViewedArticle[] {
  const before = kept.find(({ rawId }) => rawId === article.rawId);
  const first = before?.place ? { ...article, place: before.place } : article;
  return [first, ...kept.filter((other) => other !== before)].slice(0, MOST);
}

/** Notes where reading of an article stopped; null forgets it. An article that was not opened stays unknown. */
export function withPlace(
  kept: readonly ViewedArticle[],
  rawId: string,
  place: ReadingPlace | null,
): ViewedArticle[] {
  return kept.map((article) => {
    if (article.rawId !== rawId) return article;
    const { place: _before, ...rest } = article;
    return place ? { ...rest, place } : rest;
  });
}

/** Remembers that an article was opened. */
export function rememberArticle(article: ViewedArticle): void {
  write(withViewed(viewedArticles(), article));
}

/** Remembers where reading of an article stopped; null when it was read to its end. */
export function rememberPlace(rawId: string, place: ReadingPlace | null): void {
  write(withPlace(viewedArticles(), rawId, place));
}

/** Where reading of an article stopped; null where that is not known. */
export function placeIn(rawId: string): ReadingPlace | null {
  return viewedArticles().find((article) => article.rawId === rawId)?.place ?? null;
}

/** A device that keeps nothing forgets. */
function write(articles: readonly ViewedArticle[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(articles));
  } catch {
    // Storage is full or closed; the list is a convenience.
  }
}
