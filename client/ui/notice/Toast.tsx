import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Toast.module.css';

/** Long enough to read (WCAG 2.2.1); every action is available elsewhere too. */
const DURATION_MS = 8000;

/** A new `key` restarts the timer. */
export type ToastMessage = {
  key: string | number;
  text: string;
  tone?: 'plain' | 'error';
  /** Where it leads: 「クリップを見る」 */
  link?: { label: string; href: string };
  /** 「元に戻す」 */
  action?: { label: string; onPress: () => void };
  /** Called when the toast is closed or replaced; not called if a native app shows it. */
  onClose?: () => void;
};

type ToastProps = { message: ToastMessage | null; onClose: (message: ToastMessage) => void };

/** Always rendered, so that screen readers announce new messages. */
export function Toast({ message, onClose }: ToastProps) {
  useEffect(() => message?.onClose, [message]);
  return (
    <output className={styles.container} data-screen>
      {message && <ShownToast key={message.key} message={message} onClose={onClose} />}
    </output>
  );
}

function ShownToast({ message, onClose }: ToastProps & { message: ToastMessage }) {
  const [isPaused, setIsPaused] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  /** The element that had the focus before the message. */
  const focused = useRef<HTMLElement>(null);
  const close = () => onClose(message);
  useEffect(() => {
    if (isPaused) return;
    const start = () => setTimeout(() => onClose(message), DURATION_MS);
    let timer = start();
    // The message is last in the tab order: each key press restarts its time, so that keyboard users reach it.
    const restart = () => {
      clearTimeout(timer);
      timer = start();
    };
    document.addEventListener('keydown', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', restart);
    };
  }, [message, isPaused, onClose]);
  // Before the message is removed, while it still has the focus.
  useLayoutEffect(() => {
    const toast = box.current;
    return () => {
      if (toast?.contains(document.activeElement)) focused.current?.focus({ preventScroll: true });
    };
  }, []);
  const { text, tone, link, action } = message;
  return (
    <span
      ref={box}
      className={styles.toast}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setIsPaused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focused.current = relatedTarget;
      }}
      onBlur={() => setIsPaused(false)}
    >
      <Icon name={tone === 'error' ? 'warn' : 'check'} />
      <span className={styles.text}>
        {text}
        {link && (
          <a href={link.href} className={styles.link} onClick={close}>
            {link.label}
          </a>
        )}
      </span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} onClick={close} aria-label="閉じる">
        <Icon name="close" size={18} />
      </button>
    </span>
  );
}
