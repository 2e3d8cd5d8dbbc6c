import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type ClaimListItem, itemKey } from './claim-list-items.ts';
import { ClaimListRow } from './claim-list-row.tsx';
import styles from './claims.module.css';

/** Rows of the first render, about one screen: more would delay the response to the tap that opens the list. */
const initialRowCount = 8;
/** Rows per chunk: as many as a slow phone renders in about one frame. */
const chunkSize = 12;
/** Chunks are nested, so that a list of thousands of rows observes few elements. */
const nestedChunkSizes = [chunkSize * 20, chunkSize];
/** A chunk is rendered when it is this close to the viewport, further than a fast fling scrolls before it is ready. */
const renderMargin = { rootMargin: '2000px 0px' };
/** A rendered chunk is unmounted only this far away, so that scrolling back and forth does not render it again. */
const unmountMargin = { rootMargin: '20000px 0px' };

interface ItemsProps {
  items: readonly ClaimListItem[];
}

/**
 * A virtualized list: chunks far from the viewport are replaced by an empty box of their height. A chunk is keyed by its
 * index, so that a row added at the top moves rows between chunks and unmounts none of them.
 */
export function ClaimList({ items }: ItemsProps) {
  const firstList = useInitialRowHeight();
  if (items.length === 0) return null;
  return (
    <div className={styles.lines}>
      <ol ref={firstList} className={styles.list}>
        {items.slice(0, initialRowCount).map(renderRow)}
      </ol>
      <Chunks items={items.slice(initialRowCount)} sizes={nestedChunkSizes} />
    </div>
  );
}

function Chunks({ items, sizes: [size = chunkSize, ...nestedSizes] }: ItemsProps & { sizes: readonly number[] }) {
  return chunkStarts(items, size).map((start) => (
    <Chunk key={start} items={items.slice(start, start + size)} nestedSizes={nestedSizes} />
  ));
}

function Chunk({ items, nestedSizes }: ItemsProps & { nestedSizes: readonly number[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [isRendered, setIsRendered] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const hasFocus = box.current?.contains(document.activeElement);
        setIsRendered(hasFocus || entries.at(-1)?.isIntersecting === true);
      },
      isRendered ? unmountMargin : renderMargin,
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [isRendered]);
  return (
    <div ref={box} style={isRendered ? {} : { height: `${estimatedHeight(items)}px` }}>
      {isRendered && (nestedSizes.length ? <Chunks items={items} sizes={nestedSizes} /> : <Rows items={items} />)}
    </div>
  );
}

/** `content-visibility` defers the layout of rows that are rendered but not close to the viewport yet. */
function Rows({ items }: ItemsProps) {
  const list = useRef<HTMLOListElement>(null);
  const key = chunkKey(items);
  const { length } = items;
  // A layout effect disconnects before the list is removed; otherwise the observer would report a height of zero.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      lastRowHeight = entry.contentRect.height / length;
      rowHeights.set(key, lastRowHeight);
    });
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [key, length]);
  return (
    <ol
      ref={list}
      className={classNames(styles.list, styles.deferredLayout)}
      style={{ containIntrinsicBlockSize: `auto ${estimatedHeight(items)}px` }}
    >
      {items.map(renderRow)}
    </ol>
  );
}

const renderRow = (item: ClaimListItem) => <ClaimListRow key={itemKey(item)} item={item} />;

const chunkStarts = ({ length }: readonly ClaimListItem[], size: number) =>
  Array.from({ length: Math.ceil(length / size) }, (_, index) => index * size);

const chunkKey = (items: readonly ClaimListItem[]) => (items[0] ? itemKey(items[0]) : '');

/** The measured row height of each chunk, by its first item, so that the scroll position is right after coming back. */
const rowHeights = new Map<string, number>();
/** The row height of the chunk measured last: the estimate for chunks that have not been measured. */
let lastRowHeight = 0;

function estimatedHeight(items: readonly ClaimListItem[]): number {
  const heights = chunkStarts(items, chunkSize).map((start) => {
    const chunk = items.slice(start, start + chunkSize);
    return chunk.length * (rowHeights.get(chunkKey(chunk)) ?? lastRowHeight);
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

/** Measures the rows of the first render, and renders again so that the other chunks get their estimated height. */
function useInitialRowHeight() {
  const list = useRef<HTMLOListElement>(null);
  const [, setIsMeasured] = useState(lastRowHeight > 0);
  useLayoutEffect(() => {
    const { current } = list;
    if (current && lastRowHeight === 0)
      lastRowHeight = current.getBoundingClientRect().height / current.children.length;
    setIsMeasured(lastRowHeight > 0);
  });
  return list;
}
