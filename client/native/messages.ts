/** The messages between the site and the native app around it; docs/native-bridge.md explains them to app developers. */

/** What the site tells the app. */
export type ToApp =
  /** An article was kept (or let go). Only articles of the magazine, which have a number, are told. */
  | { readonly type: 'article_clip'; readonly article_id: string; readonly is_clipped: boolean }
  /** A notice to show in the app's own way; sent from version 3 of the app. */
  | {
      readonly type: 'notification';
      /** Names the notice in the app's answer. */
      readonly id: string;
      readonly kind: 'message' | 'error' | 'login_required';
      readonly text: string;
      /** Words of the one thing to press, e.g. `元に戻す`; null where there is nothing. */
      readonly action: string | null;
    };

/** What the app tells the site. */
export type FromApp =
  /** The action of a notice was pressed. */
  | { readonly type: 'notification_action'; readonly id: string }
  /** Somebody logged in or out in the app: the page is loaded again. */
  | { readonly type: 'viewer_changed' };

/** Reads what came from the app; null for anything that is not such a message. */
export function readFromApp(data: unknown): FromApp | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'viewer_changed') return { type: 'viewer_changed' };
  if (data.type !== 'notification_action' || !('id' in data) || typeof data.id !== 'string') return null;
  return { type: 'notification_action', id: data.id };
}

/** The number of an article, where its address ends in one and nothing but digits; null for all others (§5). */
export function articleId(url: string): string | null {
  const [, id = null] = /\/(\d+)\/?$/.exec(new URL(url, 'http://site.invalid').pathname) ?? [];
  return id;
}
