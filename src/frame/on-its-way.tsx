import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../text/words.tsx';
import { Tibeb } from '../ui/tibeb.tsx';
import styles from './on-its-way.module.css';

/** Sooner, a word would only flicker past. */
const saidAfter = 400;
const slowAfter = 6000;

/** Says that a page was asked for, while the one before still stands. */
export function OnItsWay() {
  const words = useWords('frame').loading;
  const [said, say] = useState('');
  useEffect(() => {
    const first = setTimeout(say, saidAfter, words.page);
    const slow = setTimeout(say, slowAfter, words.slow);
    return () => {
      clearTimeout(first);
      clearTimeout(slow);
    };
  }, [words]);
  return <WordOnItsWay>{said}</WordOnItsWay>;
}

export function WordOnItsWay({ children }: { children: ComponentChildren }) {
  return (
    <div role="status" className={styles.place}>
      {children && (
        <p className={styles.word}>
          <span className={styles.text}>{children}</span>
          <Tibeb className={styles.woven} />
        </p>
      )}
    </div>
  );
}
