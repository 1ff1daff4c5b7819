import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { onWidthChange } from '../../router/resize.ts';
import { useRouter } from '../../router/Router.tsx';
import { LoginPrompt } from '../../ui/notice/LoginPrompt.tsx';
import { Toast, type ToastMessage } from '../../ui/notice/Toast.tsx';
import { logInAddress, registerAddress } from '../account/addresses.ts';
import { rememberWish, type ClipWish } from '../clip/wish.ts';

/** Passing messages of the page: one toast and one prompt at a time. */
interface Notices {
  say(message: Omit<ToastMessage, 'key'>): void;
  /** Tells a guest that saving needs registration, and keeps the wish. `target`: what was tapped. */
  requestLogin(wish: ClipWish, target: Element | null): void;
}

const Context = createContext<Notices | null>(null);

/** The notices of this page. */
export function useNotices(): Notices {
  const notices = use(Context);
  if (!notices) throw new Error('useNotices needs a NoticesProvider above');
  return notices;
}

/** Shows notices above the page. The prompt closes when the page changes and when the window changes its width. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { visitKey, address } = useRouter();
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [prompt, setPrompt] = useState<{ at?: { x: number; y: number }; visitKey: string } | null>(null);
  const closePrompt = useCallback(() => setPrompt(null), []);
  const closeToast = useCallback(() => setMessage(null), []);
  useEffect(() => onWidthChange(closePrompt), [closePrompt]);

  const notices = useMemo<Notices>(
    () => ({
      say: (said) => setMessage((last) => ({ ...said, key: Number(last?.key ?? 0) + 1 })),
      requestLogin(wish, target) {
        rememberWish(wish);
        setPrompt({ at: lowerMiddle(target), visitKey });
      },
    }),
    [visitKey],
  );
  return (
    <Context value={notices}>
      {children}
      {prompt?.visitKey === visitKey && (
        <LoginPrompt
          registerHref={registerAddress(address)}
          logInHref={logInAddress(address)}
          at={prompt.at}
          onClose={closePrompt}
        />
      )}
      <Toast message={message} onClose={closeToast} />
    </Context>
  );
}

function lowerMiddle(target: Element | null): { x: number; y: number } | undefined {
  if (!target) return undefined;
  const box = target.getBoundingClientRect();
  return { x: box.left + box.width / 2 + scrollX, y: box.bottom + scrollY };
}
