import { useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './LoginPrompt.module.css';

type LoginPromptProps = {
  /** Why a guest has to register. */
  text: string;
  /** Registration page, with the pending clip in its query. */
  registerHref: string;
  logInHref: string;
  /** Bottom centre of the clicked element in page coordinates; the tooltip points at it. */
  position?: { x: number; y: number };
  onClose: () => void;
};

/** A snackbar below 768 px, a tooltip above. */
export function LoginPrompt({ text, registerHref, logInHref, position, onClose }: LoginPromptProps) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!position) return;
    box.current?.style.setProperty('--x', `${position.x}px`);
    box.current?.style.setProperty('--y', `${position.y}px`);
  }, [position]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <output ref={box} className={styles.prompt} data-screen data-positioned={position ? '' : undefined}>
      <span className={styles.text}>{text}</span>
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
