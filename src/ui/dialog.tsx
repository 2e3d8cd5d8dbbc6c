import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { CloseSign } from './signs.tsx';

interface DialogProps {
  open: boolean;
  /** Escape, the backdrop and the close button all end here. */
  onClose: () => void;
  title: ReactNode;
  /** Without it there is no close button: the actions are then the ways out. */
  closeLabel?: string | undefined;
  /** For a question that must be answered: a tap beside it does not close it. */
  urgent?: boolean | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog({ open, onClose, title, closeLabel, urgent = false, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // With what is drawn, not after its frame: the next tap or key is for what is then on the screen.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && !urgent) onClose();
  };
  // The browser closes by itself on a second Escape; whoever holds `open` must hear of that as well.
  const followClose = () => {
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
      onCancel={cancel}
      onClose={followClose}
      onClick={closeFromBackdrop}
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
