import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSite } from '../site/site-context';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  /** Asked for by Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  /** A dialog the player has to answer has no close button and does not heed Escape. */
  required?: boolean;
  children: ReactNode;
}

/** A dialog above the page: the browser keeps the focus in it and gives it back, and the rest of the page does not answer. */
export function Modal({ title, onClose, required = false, children }: ModalProps) {
  const { t } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // Left to itself the browser takes the close button, because it comes first.
      element.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!required) onClose();
      }}
      onClose={() => {
        // Browsers close a dialog on a second Escape even if the first was cancelled.
        if (required && dialog.current?.isConnected) dialog.current.showModal();
      }}
      onPointerDown={(event) => {
        if (!required && event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.heading}>
          <h2 id={titleId}>{title}</h2>
          {!required && (
            <button type="button" className={styles.close} aria-label={t('app.close')} onClick={onClose}>
              ×
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
