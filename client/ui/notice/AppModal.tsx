import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../base/Button.tsx';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './Dialog.module.css';

type AppModalProps = {
  /** The modal is open while there is a text. */
  text: string | null;
  stores: { ios: string; android: string };
  onClose: () => void;
  /** The visitor does not want to see it again. */
  onDecline: () => void;
};

/** Promotes the native app. */
export function AppModal({ text, stores, onClose, onDecline }: AppModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = text !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles.modal)}
      aria-labelledby="app-modal-title"
      onClose={onClose}
    >
      <button type="button" className={styles.close} onClick={onClose} aria-label="閉じる">
        <Icon name="close" size={20} />
      </button>
      <h2 id="app-modal-title" className={styles.title}>
        アプリのご案内
      </h2>
      <p>{text}</p>
      <div className={styles.stores}>
        <ButtonLink variant="primary" wide href={stores.ios} target="_blank" rel="noopener">
          App Store（iPhone）
        </ButtonLink>
        <ButtonLink variant="primary" wide href={stores.android} target="_blank" rel="noopener">
          Google Play（Android）
        </ButtonLink>
      </div>
      <Button variant="ghost" wide onClick={onDecline}>
        今後この案内を表示しない
      </Button>
    </dialog>
  );
}
