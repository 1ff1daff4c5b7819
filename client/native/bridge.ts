import type { ConnectedApp } from './app.ts';
import { articleId, readFromApp, type ToApp } from './messages.ts';

declare global {
  interface Window {
    /** iOS: a script message handler named `musubi`. */
    webkit?: { messageHandlers?: { musubi?: { postMessage(message: ToApp): void } } };
    /** Android: a JavaScript interface named `musubi`; it takes text. */
    musubi?: { postMessage(message: string): void };
  }
}

/** Where messages to the app go. */
export type Port = (message: ToApp) => void;

/** The app's port in this window; null outside of the app. */
export function portOf({ webkit, musubi }: Pick<Window, 'webkit' | 'musubi'>): Port | null {
  const handler = webkit?.messageHandlers?.musubi;
  if (handler) return (message) => handler.postMessage(message);
  return musubi ? (message) => musubi.postMessage(JSON.stringify(message)) : null;
}

/** Notices whose action the app may still ask for. */
const MOST_NOTICES = 20;

/** Opens the bridge. `showsNotifications`: the app is of version 3 or newer, as the gateway tells. */
export function openBridge(
  port: Port,
  { showsNotifications }: { showsNotifications: boolean },
): { app: ConnectedApp; close: () => void } {
  const actions = new Map<string, () => void>();
  let count = 0;
  const app: ConnectedApp = {
    send: port,
    notify({ kind, text, action }) {
      if (!showsNotifications) return false;
      const id = `n${++count}`;
      if (action) actions.set(id, action.act);
      const [oldest] = actions.keys();
      if (actions.size > MOST_NOTICES && oldest) actions.delete(oldest);
      port({ type: 'notification', id, kind, text, action: action?.label ?? null });
      return true;
    },
    tellArticleClip(url, isClipped) {
      const id = articleId(url);
      if (id) port({ type: 'article_clip', article_id: id, is_clipped: isClipped });
    },
  };
  const onMessage = ({ data, source }: MessageEvent) => {
    // The app speaks through the page itself (source: this window) or by its own channel (no source); frames do not.
    if (source !== null && source !== window) return;
    const message = readFromApp(data);
    if (message?.type === 'viewer_changed') location.reload();
    if (message?.type === 'notification_action') {
      actions.get(message.id)?.();
      actions.delete(message.id);
    }
  };
  addEventListener('message', onMessage);
  return { app, close: () => removeEventListener('message', onMessage) };
}
