import { useLayoutEffect, useRef, useState } from 'react';
import { claimWords } from '../i18n/admin/claims.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './keyboard-shortcuts.module.css';

/** What single keys do on a page. None does anything while somebody types, holds another key, or answers a dialog. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  // With what is drawn, not after its frame: who is quick at the keys presses the next one at what they just saw.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (target?.closest('input, select, textarea')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Which keys there are: behind a button for who does not know, behind `?` for who does. */
export function KeysHelp({ keys }: { keys: readonly (readonly string[])[] }) {
  const messages = claimWords.keys;
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={messages.title} closeLabel={messages.close}>
        <dl className={styles.keys}>
          {keys.map(([key, does]) => (
            <div key={key} className={styles.line}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd className={styles.does}>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
