/** Messages between the site and the native app around it, documented in docs/native-bridge.md. */

/** From the site to the app. */
export type OutgoingMessage =
  /** An article was clipped or unclipped; only magazine articles, which have a number. */
  | { readonly type: 'article_clip'; readonly article_id: string; readonly is_clipped: boolean }
  /** A notice to show; sent from version 3 of the app. */
  | {
      readonly type: 'notification';
      /** Repeated in the app's `notification_action`. */
      readonly id: string;
      readonly kind: 'message' | 'error' | 'login_required';
      readonly text: string;
      /** Label of the action, e.g. `元に戻す`; null without one. */
      readonly action: string | null;
    };

/** From the app to the site. */
export type IncomingMessage =
  /** The action of a notice was pressed. */
  | { readonly type: 'notification_action'; readonly id: string }
  /** Somebody logged in or out in the app; the page reloads. */
  | { readonly type: 'viewer_changed' };

/** Null for anything that is not a known message. */
export function parseIncomingMessage(data: unknown): IncomingMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'viewer_changed') return { type: 'viewer_changed' };
  if (data.type !== 'notification_action' || !('id' in data) || typeof data.id !== 'string') return null;
  return { type: 'notification_action', id: data.id };
}

/** The number of an article, if the last segment of its URL consists of digits. */
export function articleId(url: string): string | null {
  const [, id = null] = /\/(\d+)\/?$/.exec(new URL(url, 'http://site.invalid').pathname) ?? [];
  return id;
}
