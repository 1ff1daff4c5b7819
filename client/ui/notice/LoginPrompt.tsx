import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './LoginPrompt.module.css';

type LoginPromptProps = {
  /** Why a guest has to register, or a member to log in again. */
  text: string;
  /** Registration page; null for members. */
  registerHref: string | null;
  logInHref: string;
  /** Bottom center of the clicked element in page coordinates; the tooltip points at it. */
  position?: { x: number; y: number };
  /** The button that was pressed: the prompt follows it in the tab order and gives the focus back. */
  opener?: HTMLElement | null;
  onClose: () => void;
};

/** A snackbar below 768 px, a tooltip above. Takes the focus. */
export function LoginPrompt({
  text,
  registerHref,
  logInHref,
  position,
  opener = null,
  onClose,
}: LoginPromptProps) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!position) return;
    box.current?.style.setProperty('--x', `${position.x}px`);
    box.current?.style.setProperty('--y', `${position.y}px`);
  }, [position]);
  // Before the next paint, and, at the end, while the prompt still has the focus.
  useLayoutEffect(() => {
    const prompt = box.current;
    // Browsers without popovers show it in its place in the document.
    if (prompt && 'showPopover' in prompt) prompt.showPopover(opener ? { source: opener } : {});
    prompt?.querySelector('a')?.focus({ preventScroll: true });
    return () => {
      const hasFocus = prompt?.contains(document.activeElement);
      if (prompt && 'hidePopover' in prompt) prompt.hidePopover();
      if (hasFocus) opener?.focus({ preventScroll: true });
    };
  }, [opener]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <output
      ref={box}
      popover="manual"
      className={styles.prompt}
      data-screen
      data-positioned={position ? '' : undefined}
    >
      <span className={styles.text}>{text}</span>
      <span className={styles.links}>
        {registerHref !== null && <a href={registerHref}>無料で登録する</a>}
        <a href={logInHref}>ログイン</a>
      </span>
      <button type="button" className={styles.close} onClick={onClose} aria-label="閉じる">
        <Icon name="close" size={18} />
      </button>
    </output>
  );
}
