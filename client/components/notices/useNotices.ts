import { createContext, use } from 'react';
import type { Banner } from '../../ui/notice/FloatingBanner.tsx';
import type { ToastMessage } from '../../ui/notice/Toast.tsx';

export interface BannerRequest {
  readonly banner: Banner;
  /** Replaces following the banner's link. */
  readonly onPress?: () => void;
  /** Called when the visitor closes the banner, not when a page change does. */
  readonly onDismiss?: () => void;
}

export type ToastContent = Omit<ToastMessage, 'key'>;

/** Transient notices: one toast, one login prompt and one banner at a time. */
export interface Notices {
  /** @returns how to close the toast; does nothing if a native app shows it */
  showToast(message: ToastContent): () => void;
  /**
   * Shows a guest that saving requires registration, and a member that the session has ended. `target`: the element
   * that was pressed.
   */
  requestLogin(target: Element | null, isMember: boolean): void;
  showBanner(request: BannerRequest): void;
  closeBanner(): void;
}

/** In a module apart from its provider, so that hot reloading a component keeps the context. */
export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices requires a NoticesProvider');
  return notices;
}
