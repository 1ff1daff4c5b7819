import type { OutgoingMessage } from './messages.ts';

export interface AppNotice {
  readonly kind: 'message' | 'error' | 'login_required';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** The native app around the page (see bridge.ts). */
export interface ConnectedApp {
  /** Returns false where the app version does not show notices. */
  showNotice(notice: AppNotice): boolean;
  send(message: OutgoingMessage): void;
  postArticleClip(url: string, isClipped: boolean): void;
}

let app: ConnectedApp | null = null;

/** Null disconnects. */
export function connectApp(next: ConnectedApp | null): void {
  app = next;
}

/** Shows a notice in the app. Returns false without an app that shows notices; the page shows it then. */
export function showInApp(notice: AppNotice): boolean {
  return app?.showNotice(notice) ?? false;
}

/** Reports a changed article clip to the app; articles without a number are ignored. */
export function postArticleClip(url: string, isClipped: boolean): void {
  app?.postArticleClip(url, isClipped);
}
