import { useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './LoginPrompt.module.css';

/** What a guest is told who wants to keep something (§8). */
export const LOGIN_REQUEST = '保存するには登録が必要です';

type LoginPromptProps = {
  /** Where to register; the wish to keep travels in it. */
  registerHref: string;
  logInHref: string;
  /** Middle of the lower edge of what was tapped, in CSS px of the page; the tooltip points at it from 768 px. */
  at?: { x: number; y: number };
  onClose: () => void;
};

/** Tells a guest that keeping needs registration: a snackbar below 768 px, a tooltip above. Never a wall. */
export function LoginPrompt({ registerHref, logInHref, at, onClose }: LoginPromptProps) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!at) return;
    box.current?.style.setProperty('--x', `${at.x}px`);
    box.current?.style.setProperty('--y', `${at.y}px`);
  }, [at]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <output ref={box} className={styles.prompt} data-screen data-at={at ? '' : undefined}>
      <span className={styles.text}>{LOGIN_REQUEST}</span>
      <span className={styles.links}>
        <a href={registerHref}>無料で登録する</a>
        <a href={logInHref}>ログイン</a>
      </span>
      <button type="button" className={styles.close} onClick={onClose} aria-label="閉じる">
        <Icon name="close" size={18} />
      </button>
    </output>
  );
}
