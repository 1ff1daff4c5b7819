import type { ConnectedApp } from './app.ts';
import { articleId, parseIncomingMessage, type OutgoingMessage } from './messages.ts';

declare global {
  interface Window {
    /** iOS: a script message handler named `musubi`. */
    webkit?: { messageHandlers?: { musubi?: { postMessage(message: OutgoingMessage): void } } };
    /** Android: a JavaScript interface named `musubi`, which takes JSON text. */
    musubi?: { postMessage(message: string): void };
  }
}

export type Port = (message: OutgoingMessage) => void;

/** The app's message port of a window; null outside the app. */
export function findPort({ webkit, musubi }: Pick<Window, 'webkit' | 'musubi'>): Port | null {
  const handler = webkit?.messageHandlers?.musubi;
  if (handler) return (message) => handler.postMessage(message);
  return musubi ? (message) => musubi.postMessage(JSON.stringify(message)) : null;
}

/** Number of notices whose action can still be invoked. */
const MAX_PENDING_ACTIONS = 20;

/** Opens the bridge. `showsNotifications` holds for version 3 of the app and newer. */
export function openBridge(
  port: Port,
  { showsNotifications }: { showsNotifications: boolean },
): { app: ConnectedApp; close: () => void } {
  const pendingActions = new Map<string, () => void>();
  let noticeCount = 0;
  const app: ConnectedApp = {
    send: port,
    showNotice({ kind, text, action }) {
      if (!showsNotifications) return false;
      const id = `n${++noticeCount}`;
      if (action) pendingActions.set(id, action.onPress);
      const [oldest] = pendingActions.keys();
      if (pendingActions.size > MAX_PENDING_ACTIONS && oldest) pendingActions.delete(oldest);
      port({ type: 'notification', id, kind, text, action: action?.label ?? null });
      return true;
    },
    postArticleClip(url, isClipped) {
      const id = articleId(url);
      if (id) port({ type: 'article_clip', article_id: id, is_clipped: isClipped });
    },
  };
  const onMessage = ({ data, source }: MessageEvent) => {
    // The app posts through this window or without a source; messages from frames are ignored.
    if (source !== null && source !== window) return;
    const message = parseIncomingMessage(data);
    if (message?.type === 'viewer_changed') location.reload();
    if (message?.type === 'notification_action') {
      pendingActions.get(message.id)?.();
      pendingActions.delete(message.id);
    }
  };
  addEventListener('message', onMessage);
  return { app, close: () => removeEventListener('message', onMessage) };
}
