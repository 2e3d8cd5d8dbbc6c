import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages.tsx';
import { Tibeb } from '../ui/tibeb.tsx';
import styles from './pending-navigation.module.css';

/** A shorter delay would make the indicator flicker. */
const showDelay = 300;
const slowDelay = 6000;

/** Shows that a navigation is pending while the previous page stays rendered. */
export function PendingNavigation() {
  const pending = useNavigation().state !== 'idle';
  return <LoadingRegion>{pending && <DelayedText />}</LoadingRegion>;
}

function DelayedText() {
  const messages = useMessages('layout').loading;
  const [text, setText] = useState('');
  useEffect(() => {
    const first = setTimeout(setText, showDelay, messages.page);
    const slow = setTimeout(setText, slowDelay, messages.slow);
    return () => {
      clearTimeout(first);
      clearTimeout(slow);
    };
  }, [messages]);
  return text && <LoadingIndicator>{text}</LoadingIndicator>;
}

/** Always rendered, since screen readers announce only changes inside an existing live region. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.place}>
      {children}
    </div>
  );
}

export function LoadingIndicator({ children }: { children: ReactNode }) {
  return (
    <div className={styles.word}>
      <p className={styles.text}>{children}</p>
      <Tibeb className={styles.woven} />
    </div>
  );
}
