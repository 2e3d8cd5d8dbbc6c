import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { CloseSign } from './signs.tsx';

interface DialogProps {
  open: boolean;
  /** Called on Escape, a click on the backdrop, and the close button. */
  onClose: () => void;
  title: ReactNode;
  /** The label of the close button; without it there is none, and `actions` close the dialog. */
  closeLabel?: string | undefined;
  /** For a question that must be answered: a click on the backdrop does not close it. */
  urgent?: boolean | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog({ open, onClose, title, closeLabel, urgent = false, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // A layout effect opens it before the next paint, so that no tap or key reaches the page behind it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handleBackdropClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && !urgent) onClose();
  };
  // Browsers close the dialog on a second Escape without a `cancel` event; the owner of `open` is notified.
  const handleClose = () => {
    if (open) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key, and the browser handles it
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={urgent ? `${id}-body` : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={handleBackdropClick}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.top}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {closeLabel && (
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                <CloseSign />
              </button>
            )}
          </div>
          <div id={`${id}-body`}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
