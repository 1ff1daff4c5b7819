import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../base/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import styles from './AppModal.module.css';

type AppModalProps = {
  /** What the app is offered with; the modal is open while there is a text. */
  text: string | null;
  stores: { ios: string; android: string };
  /** Closes it; the visitor may want it another time. */
  onClose: () => void;
  /** Closes it for good. */
  onRefuse: () => void;
};

/** Offers the native app: a text, the two stores, and a way to hear no more of it. */
export function AppModal({ text, stores, onClose, onRefuse }: AppModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = text !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby="app-modal-title" onClose={onClose}>
      <button type="button" className={styles.close} onClick={onClose} aria-label="閉じる">
        <Icon name="close" size={20} />
      </button>
      <h2 id="app-modal-title" className={styles.title}>
        アプリのご案内
      </h2>
      <p>{text}</p>
      <div className={styles.stores}>
        <ButtonLink look="main" wide href={stores.ios} target="_blank" rel="noopener">
          App Store（iPhone）
        </ButtonLink>
        <ButtonLink look="main" wide href={stores.android} target="_blank" rel="noopener">
          Google Play（Android）
        </ButtonLink>
      </div>
      <Button look="quiet" wide onClick={onRefuse}>
        今後この案内を表示しない
      </Button>
    </dialog>
  );
}
