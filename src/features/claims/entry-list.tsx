import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './claims.module.css';
import type { Entry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';

/** What a screen shows and a little more: they are drawn with the tap that asks for the list, whose answer waits for them. */
const atOnce = 8;
/** As many as a slow phone draws within a frame or so, when one of them comes near. */
const block = 12;
/** Thousands of lines are hundreds of blocks, of which those far off are not there either. */
const sizes = [block * 20, block];
/** Further than a fast finger throws before the lines are there. */
const near = { rootMargin: '2000px 0px' };
/** So far that who goes back and forth finds them drawn; a small phone bears the few hundred lines that this comes to. */
const far = { rootMargin: '20000px 0px' };

interface LinesProps {
  entries: readonly Entry[];
}

/**
 * Thousands of lines: those far from what is looked at keep their room and are not drawn; what was drawn stays for longer.
 * A part is known by its place, so that a new line at the top moves lines from part to part and leaves drawn what was.
 */
export function EntryList({ entries }: LinesProps) {
  const first = useMeasured();
  if (entries.length === 0) return null;
  return (
    <div className={styles.lines}>
      <ol ref={first} className={styles.list}>
        {entries.slice(0, atOnce).map(lineOf)}
      </ol>
      <Parts entries={entries.slice(atOnce)} sizes={sizes} />
    </div>
  );
}

function Parts({ entries, sizes: [size = block, ...smaller] }: LinesProps & { sizes: readonly number[] }) {
  return startsOf(entries, size).map((start) => (
    <Part key={start} entries={entries.slice(start, start + size)} smaller={smaller} />
  ));
}

function Part({ entries, smaller }: LinesProps & { smaller: readonly number[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        const holdsFocus = box.current?.contains(document.activeElement);
        setDrawn(holdsFocus || seen.at(-1)?.isIntersecting === true);
      },
      drawn ? far : near,
    );
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [drawn]);
  return (
    <div ref={box} style={drawn ? {} : { height: `${roomOf(entries)}px` }}>
      {drawn && (smaller.length ? <Parts entries={entries} sizes={smaller} /> : <Lines entries={entries} />)}
    </div>
  );
}

/** Drawn when they come near and laid out only when they come nearer yet, which are two frames of a slow phone. */
function Lines({ entries }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const key = keyOf(entries);
  const { length } = entries;
  // No later than the list goes, or what is watched is seen to have no height.
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([seen]) => {
      if (!seen) return;
      lineHeight = seen.contentRect.height / length;
      lineHeights.set(key, lineHeight);
    });
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [key, length]);
  return (
    <ol
      ref={list}
      className={classNames(styles.list, styles.near)}
      style={{ containIntrinsicBlockSize: `auto ${roomOf(entries)}px` }}
    >
      {entries.map(lineOf)}
    </ol>
  );
}

const lineOf = (entry: Entry) => <EntryRow key={entry.key} entry={entry} />;

const startsOf = ({ length }: readonly Entry[], size: number) =>
  Array.from({ length: Math.ceil(length / size) }, (_, at) => at * size);

const keyOf = (entries: readonly Entry[]) => entries[0]?.key ?? '';

/** What a line takes in each block, by its first line, so that who comes back to the list finds each place where it was. */
const lineHeights = new Map<string, number>();
/** In the block drawn last. */
let lineHeight = 0;

function roomOf(entries: readonly Entry[]): number {
  const rooms = startsOf(entries, block).map((start) => {
    const lines = entries.slice(start, start + block);
    return lines.length * (lineHeights.get(keyOf(lines)) ?? lineHeight);
  });
  return rooms.reduce((one, other) => one + other, 0);
}

/** The first time, lines are drawn before any knows what one takes: once it is, the others are given their room. */
function useMeasured() {
  const first = useRef<HTMLOListElement>(null);
  const [, setMeasured] = useState(lineHeight > 0);
  useLayoutEffect(() => {
    const { current } = first;
    if (current && lineHeight === 0) lineHeight = current.getBoundingClientRect().height / current.children.length;
    setMeasured(lineHeight > 0);
  });
  return first;
}
