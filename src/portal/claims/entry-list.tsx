import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './claims.module.css';
import type { Entry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';

/** What a screen shows and a little more: they are drawn with the tap that asks for the list, whose answer waits for them. */
const atOnce = 8;
/** Drawn when one comes near. */
const together = 25;
/** Further than a fast finger throws before the lines are there. */
const near = { rootMargin: '2000px 0px' };

/**
 * Thousands of lines: those far from what is looked at keep their room and are not drawn. A block is known by its place, so
 * that a new line at the top moves lines from block to block and leaves drawn what was.
 */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  useMeasured();
  return startsOf(entries.length).map((start, at, starts) => (
    <Block key={start} entries={entries.slice(start, starts[at + 1])} first={start === 0} />
  ));
}

function startsOf(count: number): number[] {
  const starts = count ? [0] : [];
  for (let start = atOnce; start < count; start += together) starts.push(start);
  return starts;
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
