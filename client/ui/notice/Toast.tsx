import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../base/Icon.tsx';
import styles from './Toast.module.css';

/** How long a message stays; WCAG asks for time enough to read it, and undo stands elsewhere too. */
const STAY_MS = 8000;

/** One message. A new `key` is a new message. */
export type ToastMessage = {
  key: string | number;
  text: string;
  tone?: 'plain' | 'error';
  /** 「元に戻す」 */
  action?: { label: string; act: () => void };
};

type ToastProps = { message: ToastMessage | null; onClose: () => void };

/** The one place for passing messages. It is always there, so that screen readers notice what comes into it. */
export function Toast({ message, onClose }: ToastProps) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(onClose, STAY_MS);
    return () => clearTimeout(timer);
  }, [message, held, onClose]);
  const icon: IconName = message?.tone === 'error' ? 'warn' : 'check';
  return (
    <output className={styles.place} data-screen>
      {message && (
        <span
          key={message.key}
          className={styles.toast}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <Icon name={icon} />
          <span className={styles.text}>{message.text}</span>
          {message.action && (
            <button type="button" className={styles.action} onClick={message.action.act}>
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
