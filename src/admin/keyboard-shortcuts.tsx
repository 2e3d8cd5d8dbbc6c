import { useLayoutEffect, useRef, useState } from 'react';
import { claimMessages } from '../i18n/admin/claims.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './keyboard-shortcuts.module.css';

/** Ignored while a field has the focus, a modifier key is held or a dialog is open. */
export function useKeyboardShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  // Layout effects, so that a key pressed right after a render already calls the new actions.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (target?.closest('input, select, textarea')) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A dialog that lists the shortcuts, opened by the button or by `?`. */
export function KeyboardShortcutsHelp({ keys }: { keys: readonly (readonly string[])[] }) {
  const messages = claimMessages.keys;
  const [isOpen, setIsOpen] = useState(false);
  useKeyboardShortcuts({ '?': () => setIsOpen(true) });
  return (
    <>
      <Button kind="plain" onClick={() => setIsOpen(true)}>
        {messages.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={messages.title} closeLabel={messages.close}>
        <dl className={styles.keys}>
          {keys.map(([key, description]) => (
            <div key={key} className={styles.shortcut}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd className={styles.description}>{description}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
