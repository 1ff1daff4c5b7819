import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../base/Button.tsx';
import styles from './Dialog.module.css';

interface ConfirmOptions {
  readonly title: string;
  /** The data that the action deletes. */
  readonly text: string;
  /** Label of the action: 「クリップを外す」. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

/** Opens a modal dialog. Resolves with whether the visitor confirmed; Escape cancels. */
export function confirmInDialog(options: ConfirmOptions): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const close = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(<ConfirmDialog {...options} onClose={close} />);
  });
}

function ConfirmDialog(props: ConfirmOptions & { onClose: (isConfirmed: boolean) => void }) {
  const { title, text, confirmLabel, cancelLabel, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing the dialog returns the focus to the control that opened it.
  const close = (isConfirmed: boolean) => dialog.current?.close(isConfirmed ? 'confirmed' : '');
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onClose={(event) => onClose(event.currentTarget.returnValue === 'confirmed')}
    >
      <h2 id="confirm-title" className={styles.title}>
        {title}
      </h2>
      <p id="confirm-text">{text}</p>
      <div className={styles.actions}>
        <Button onClick={() => close(false)}>{cancelLabel}</Button>
        <Button variant="primary" onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
