import { useEffect, useSyncExternalStore } from 'react';
import { GoodSign } from './signs.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  message: string;
}

const shownFor = 6000;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A passing word that something was done. What a person must not miss belongs in a `Notice`. */
export function toast(message: string) {
  lastId += 1;
  change([...toasts, { id: lastId, message }]);
}

function dismiss(id: number) {
  change(toasts.filter((each) => each.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the frame, always there, so that what appears in it is read out. */
export function Toaster({ label }: { label: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {shown.map((each) => (
        <PassingToast key={each.id} {...each} />
      ))}
    </section>
  );
}

function PassingToast({ id, message }: Toast) {
  useEffect(() => {
    const timer = setTimeout(dismiss, shownFor, id);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <p className={styles.toast}>
      <GoodSign className={styles.sign} />
      {message}
    </p>
  );
}
