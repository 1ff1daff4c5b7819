import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../base/Icon.tsx';
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

type ToastProps = { message: ToastMessage | null; onClose: () => void };

/** Always rendered, so that screen readers announce new messages. */
export function Toast({ message, onClose }: ToastProps) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!message || isPaused) return;
    let timer = setTimeout(onClose, DURATION_MS);
    // The message is last in the tab order: it waits for a visitor who comes by keyboard.
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(onClose, DURATION_MS);
    };
    document.addEventListener('keydown', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', restart);
    };
  }, [message, isPaused, onClose]);
  useEffect(() => message?.onClose, [message]);
  const icon: IconName = message?.tone === 'error' ? 'warn' : 'check';
  return (
    <output className={styles.container} data-screen>
      {message && (
        <span
          key={message.key}
          className={styles.toast}
          onPointerEnter={() => setIsPaused(true)}
          onPointerLeave={() => setIsPaused(false)}
          onFocus={() => setIsPaused(true)}
          onBlur={() => setIsPaused(false)}
        >
          <Icon name={icon} />
          <span className={styles.text}>
            {message.text}
            {message.link && (
              <a href={message.link.href} className={styles.link} onClick={onClose}>
                {message.link.label}
              </a>
            )}
          </span>
          {message.action && (
            <button type="button" className={styles.action} onClick={message.action.onPress}>
              {message.action.label}
            </button>
          )}
          <button type="button" className={styles.close} onClick={onClose} aria-label="閉じる">
            <Icon name="close" size={18} />
          </button>
        </span>
      )}
    </output>
  );
}
