import { createContext, use } from 'react';
import type { Banner } from '../../ui/notice/FloatingBanner.tsx';
import type { ToastMessage } from '../../ui/notice/Toast.tsx';
import type { ClipWish } from '../clip/wish.ts';

/** A banner with what happens to it; without `onPress` it leads to its address. */
export interface BannerRequest {
  readonly banner: Banner;
  readonly onPress?: () => void;
  /** Told when the visitor closes it, not when it goes with the page. */
  readonly onRefuse?: () => void;
}

/** Passing messages of the page: one toast, one prompt and one banner at a time. */
export interface Notices {
  say(message: Omit<ToastMessage, 'key'>): void;
  /** Tells a guest that saving needs registration, and keeps the wish. `target`: what was tapped. */
  requestLogin(wish: ClipWish, target: Element | null): void;
  showBanner(request: BannerRequest): void;
  closeBanner(): void;
}

/** Where parts find the notices (see router/useRouter.ts on why it stands apart). */
export const NoticesContext = createContext<Notices | null>(null);

/** The notices of this page. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices needs a NoticesProvider above');
  return notices;
}
