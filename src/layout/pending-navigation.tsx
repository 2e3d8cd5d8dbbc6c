import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages.tsx';
import { Tibeb } from '../ui/tibeb.tsx';
import styles from './pending-navigation.module.css';

/** Sooner, the sign would only flicker past. */
const shownAfter = 300;
const slowAfter = 6000;

/** Says that the next page is being loaded, while the one before is still shown. */
export function PendingNavigation() {
  const pending = useNavigation().state !== 'idle';
  return <LoadingSign>{pending && <Waiting />}</LoadingSign>;
}

function Waiting() {
  const messages = useMessages('frame').loading;
  const [text, setText] = useState('');
  useEffect(() => {
    const first = setTimeout(setText, shownAfter, messages.page);
    const slow = setTimeout(setText, slowAfter, messages.slow);
    return () => {
      clearTimeout(first);
      clearTimeout(slow);
    };
  }, [messages]);
  return text && <Sign>{text}</Sign>;
}

/** Always there, so that what appears in it is read out. */
export function LoadingSign({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.place}>
      {children}
    </div>
  );
}

export function Sign({ children }: { children: ReactNode }) {
  return (
    <div className={styles.word}>
      <p className={styles.text}>{children}</p>
      <Tibeb className={styles.woven} />
    </div>
  );
}
