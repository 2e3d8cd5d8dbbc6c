import { useEffect, useSyncExternalStore } from 'react';
import { GoodSign } from './signs.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  message: string;
}

const duration = 6000;
const listeners = new Set<() => void>();
const noToasts: readonly Toast[] = [];
let toasts = noToasts;
let lastId = 0;

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a temporary message. Use a `Notice` for anything that must not be missed. */
export function toast(message: string) {
  lastId += 1;
  setToasts([...toasts, { id: lastId, message }]);
}

function dismiss(id: number) {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Render once in the layout: screen readers announce only changes inside an existing live region. */
export function Toaster({ label }: { label: string }) {
  const visibleToasts = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => noToasts,
  );
  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {visibleToasts.map((toast) => (
        <ToastMessage key={toast.id} {...toast} />
      ))}
    </section>
  );
}

function ToastMessage({ id, message }: Toast) {
  useEffect(() => {
    const timer = setTimeout(dismiss, duration, id);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <p className={styles.toast}>
      <GoodSign className={styles.sign} />
      {message}
    </p>
  );
}
