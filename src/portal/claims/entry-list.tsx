import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './claims.module.css';
import type { Entry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';

/** They fill a phone's screen several times over; twice as many are felt at each tap that draws them. */
const together = 25;
/** Further than a fast finger throws before the lines are there. */
const near = { rootMargin: '2000px 0px' };

/**
 * Thousands of lines: those far from what is looked at keep their room and are not drawn. A block is known by its place, so
 * that a new line at the top, or another filter, moves lines from block to block and leaves drawn what was.
 */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  useMeasured();
  const starts = Array.from({ length: Math.ceil(entries.length / together) }, (_, at) => at * together);
  return starts.map((start) => (
    <Block key={start} entries={entries.slice(start, start + together)} first={start === 0} />
  ));
}

/** What a line takes in each block, by its first line, so that who comes back to the list finds each place where it was. */
const lineHeights = new Map<string, number>();
/** In the block drawn last. */
let lineHeight = 0;

/** The first time, a block is drawn before any knows what a line takes: once it is, the others are given their room. */
function useMeasured(): void {
  const [, setMeasured] = useState(lineHeight > 0);
  useLayoutEffect(() => setMeasured(lineHeight > 0));
}

function Block({ entries, first }: { entries: readonly Entry[]; first: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const key = entries[0]?.key ?? '';
  const [drawn, setDrawn] = useState(first);

  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      const holdsFocus = list.current?.contains(document.activeElement);
      setDrawn(holdsFocus || seen.at(-1)?.isIntersecting === true);
    }, near);
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!drawn || !list.current) return;
    lineHeight = list.current.getBoundingClientRect().height / entries.length;
    lineHeights.set(key, lineHeight);
  });
  const room = entries.length * (lineHeights.get(key) ?? lineHeight);

  return (
    <ol ref={list} className={styles.list} style={drawn ? {} : { height: `${room}px` }}>
      {drawn && entries.map((entry) => <EntryRow key={entry.key} entry={entry} />)}
    </ol>
  );
}
