import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { notifyInApp } from '../../native/app.ts';
import { onWidthChange } from '../../router/resize.ts';
import { useRouter } from '../../router/useRouter.ts';
import { LOGIN_REQUEST, LoginPrompt } from '../../ui/notice/LoginPrompt.tsx';
import { Toast, type ToastMessage } from '../../ui/notice/Toast.tsx';
import { logInAddress, registerAddress } from '../account/addresses.ts';
import { rememberWish } from '../clip/wish.ts';
import { NoticesContext, type BannerRequest, type Notices } from './useNotices.ts';

/** Few pages have a banner: its code comes with the first one. */
const FloatingBanner = lazy(() =>
  import('../../ui/notice/FloatingBanner.tsx').then((module) => ({ default: module.FloatingBanner })),
);

/** Something that belongs to one visit of a page: it is gone with the next page and when the window changes its width. */
function useOfThisVisit<T>(visitKey: string) {
  const [kept, keep] = useState<{ value: T; visitKey: string } | null>(null);
  const close = useCallback(() => keep(null), []);
  const open = useCallback((value: T) => keep({ value, visitKey }), [visitKey]);
  useEffect(() => onWidthChange(close), [close]);
  return { shown: kept?.visitKey === visitKey ? kept.value : null, open, close };
}

/** Shows notices above the page. Inside a native app that can, the app shows what is said. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { visitKey, address, navigate } = useRouter();
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const closeToast = useCallback(() => setMessage(null), []);
  const prompt = useOfThisVisit<{ at?: { x: number; y: number } }>(visitKey);
  const banner = useOfThisVisit<BannerRequest>(visitKey);
  const { open: openPrompt } = prompt;
  const { open: showBanner, close: closeBanner } = banner;
  const registerHref = registerAddress(address);

  const notices = useMemo<Notices>(
    () => ({
      say(said) {
        const { text, tone, action } = said;
        if (notifyInApp({ kind: tone === 'error' ? 'error' : 'message', text, action })) return;
        setMessage((last) => ({ ...said, key: Number(last?.key ?? 0) + 1 }));
      },
      requestLogin(wish, target) {
        rememberWish(wish);
        const action = { label: '無料で登録する', act: () => navigate(registerHref) };
        if (!notifyInApp({ kind: 'login_required', text: LOGIN_REQUEST, action }))
          openPrompt({ at: lowerMiddle(target) });
      },
      showBanner,
      closeBanner,
    }),
    [openPrompt, showBanner, closeBanner, navigate, registerHref],
  );
  return (
    <NoticesContext value={notices}>
      {children}
      {banner.shown && (
        <Suspense>
          <FloatingBanner
            banner={banner.shown.banner}
            onPress={banner.shown.onPress}
            onClose={() => {
              banner.shown?.onRefuse?.();
              closeBanner();
            }}
          />
        </Suspense>
      )}
      {prompt.shown && (
        <LoginPrompt
          registerHref={registerHref}
          logInHref={logInAddress(address)}
          at={prompt.shown.at}
          onClose={prompt.close}
        />
      )}
      <Toast message={message} onClose={closeToast} />
    </NoticesContext>
  );
}

function lowerMiddle(target: Element | null): { x: number; y: number } | undefined {
  if (!target) return undefined;
  const box = target.getBoundingClientRect();
  return { x: box.left + box.width / 2 + scrollX, y: box.bottom + scrollY };
}
