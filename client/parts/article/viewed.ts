/** Articles read on this device, newest first. They never leave it. */

/** An article as it was when it was read. */
export interface ViewedArticle {
  readonly rawId: string;
  readonly title: string;
  readonly picture: string | null;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'viewedArticles';
const MOST = 12;

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
    (value.picture === null || (typeof value.picture === 'string' && value.picture.startsWith('/img?')))
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

/** Puts an article before the others; one read before moves to the front. */
export function withViewed(kept: readonly ViewedArticle[], article: ViewedArticle): ViewedArticle[] {
  return [article, ...kept.filter(({ rawId }) => rawId !== article.rawId)].slice(0, MOST);
}

/** Remembers that an article was opened. A device that keeps nothing forgets it. */
export function rememberArticle(article: ViewedArticle): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withViewed(viewedArticles(), article)));
  } catch {
    // Storage is full or closed; the list is a convenience.
  }
}
