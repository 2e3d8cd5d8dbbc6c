import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './claims.module.css';
import type { Entry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';

const together = 50;
/** Further than a fast finger throws before the lines are there. */
const near = { rootMargin: '2000px 0px' };

/** Thousands of lines: those far from what is looked at keep their room and are not drawn. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const blocks = Array.from({ length: Math.ceil(entries.length / together) }, (_, at) =>
    entries.slice(at * together, (at + 1) * together),
  );
  return blocks.map((block, at) => <Block key={block[0]?.key} entries={block} first={at === 0} />);
}

/** By the first line, so that who comes back to the list finds each place where it was. */
const heights = new Map<string, number>();
const lineHeight = 112;

function Block({ entries, first }: { entries: readonly Entry[]; first: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const key = entries[0]?.key ?? '';
  const [drawn, setDrawn] = useState(first || !heights.has(key));

  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      const holdsFocus = list.current?.contains(document.activeElement);
      setDrawn(holdsFocus || seen.at(-1)?.isIntersecting === true);
    }, near);
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (drawn && list.current) heights.set(key, list.current.offsetHeight);
  });

  const room = drawn ? undefined : { height: `${heights.get(key) ?? entries.length * lineHeight}px` };
  return (
    <ol ref={list} className={styles.list} style={room}>
      {drawn && entries.map((entry) => <EntryRow key={entry.key} entry={entry} />)}
    </ol>
  );
}
