import type { ToApp } from './messages.ts';

/** A notice as the site knows it, before it is a message. */
export interface AppNotice {
  readonly kind: 'message' | 'error' | 'login_required';
  readonly text: string;
  readonly action?: { readonly label: string; readonly act: () => void } | undefined;
}

/** The native app around the page, once it is connected (see bridge.ts). */
export interface ConnectedApp {
  /** Shows a notice in the app; false where the app cannot, so that the page does. */
  notify(notice: AppNotice): boolean;
  send(message: ToApp): void;
  tellArticleClip(url: string, isClipped: boolean): void;
}

let app: ConnectedApp | null = null;

/** Connects the app; null lets it go. */
export function connectApp(next: ConnectedApp | null): void {
  app = next;
}

/** Shows a notice in the app around the page; false where there is none, or one that cannot: the page shows it then. */
export function notifyInApp(notice: AppNotice): boolean {
  return app?.notify(notice) ?? false;
}

/** Tells the app that an article was kept or let go; nothing outside of it, nor for articles without a number. */
export function tellArticleClip(url: string, isClipped: boolean): void {
  app?.tellArticleClip(url, isClipped);
}
