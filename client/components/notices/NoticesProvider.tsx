import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { showInApp } from '../../native/app.ts';
import { onWidthChange } from '../../router/resize.ts';
import { useRouter } from '../../router/useRouter.ts';
import { Toast, type ToastMessage } from '../../ui/notice/Toast.tsx';
import { logInAddress, registerAddress, SESSION_ENDED } from '../account/access.ts';
import { NoticesContext, type BannerRequest, type Notices } from './useNotices.ts';

const LOGIN_REQUIRED_TEXT = '保存するには登録が必要です';

/** Loaded on first use. */
const LoginPrompt = lazy(() =>
  import('../../ui/notice/LoginPrompt.tsx').then((module) => ({ default: module.LoginPrompt })),
);
const FloatingBanner = lazy(() =>
  import('../../ui/notice/FloatingBanner.tsx').then((module) => ({ default: module.FloatingBanner })),
);

/** A value that is cleared when the page or the width of the window changes. */
function usePerPageState<T>(historyKey: string) {
  const [value, open] = useState<T | null>(null);
  const close = useCallback(() => open(null), []);
  useEffect(() => close, [historyKey, close]);
  useEffect(() => onWidthChange(close), [close]);
  return { value, open, close };
}

/** Provides notices to the page. A native app that supports them shows messages itself. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { historyKey, address, navigate } = useRouter();
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const toastCount = useRef(0);
  const closeToast = useCallback(
    (closed: ToastMessage) => setMessage((shown) => (shown === closed ? null : shown)),
    [],
  );
  const prompt = usePerPageState<{
    position?: { x: number; y: number };
    opener: HTMLElement | null;
    text: string;
    registerHref: string | null;
  }>(historyKey);
  const banner = usePerPageState<BannerRequest>(historyKey);
  const { open: openPrompt } = prompt;
  const { open: showBanner, close: closeBanner } = banner;
  const registerHref = registerAddress(address);
  const logInHref = logInAddress(address);

  const notices = useMemo<Notices>(
    () => ({
      showToast(toast) {
        const { text, tone, action } = toast;
        if (showInApp({ kind: tone === 'error' ? 'error' : 'message', text, action })) return () => {};
        const next = { ...toast, key: (toastCount.current += 1) };
        setMessage(next);
        return () => closeToast(next);
      },
      requestLogin(target, isMember) {
        const text = isMember ? SESSION_ENDED : LOGIN_REQUIRED_TEXT;
        const action = isMember
          ? { label: 'ログイン', onPress: () => navigate(logInHref) }
          : { label: '無料で登録する', onPress: () => navigate(registerHref) };
        if (showInApp({ kind: 'login_required', text, action })) return;
        const opener = target?.querySelector('button') ?? null;
        openPrompt({
          position: bottomCenter(target),
          opener,
          text,
          registerHref: isMember ? null : registerHref,
        });
      },
      showBanner,
      closeBanner,
    }),
    [closeToast, openPrompt, showBanner, closeBanner, navigate, registerHref, logInHref],
  );
  return (
    <NoticesContext value={notices}>
      {children}
      {banner.value && (
        <Suspense>
          <FloatingBanner
            banner={banner.value.banner}
            onPress={banner.value.onPress}
            onClose={() => {
              banner.value?.onDismiss?.();
              closeBanner();
            }}
          />
        </Suspense>
      )}
      {prompt.value && (
        <Suspense>
          <LoginPrompt {...prompt.value} logInHref={logInHref} onClose={prompt.close} />
        </Suspense>
      )}
      <Toast message={message} onClose={closeToast} />
    </NoticesContext>
  );
}

function bottomCenter(target: Element | null): { x: number; y: number } | undefined {
  if (!target) return undefined;
  const box = target.getBoundingClientRect();
  return { x: box.left + box.width / 2 + scrollX, y: box.bottom + scrollY };
}
