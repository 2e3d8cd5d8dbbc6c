import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { photoMessages as messages } from '../../../i18n/admin/photos.ts';
import styles from './photo-stage.module.css';
import type { Turn, Zoom } from './use-photo-view.ts';

type Props = { zoom: Zoom; turn: Turn; children: ReactNode };

/** Scrolls when its content is enlarged, and keeps what is in the middle there from one zoom level to the next. */
export function PhotoStage({ zoom, turn, children }: Props) {
  const stage = useRef<HTMLElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content's size changes with the zoom level
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const { x, y } = middle.current;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
  }, [zoom]);
  return (
    <section
      ref={stage}
      className={styles.stage}
      aria-label={messages.stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      data-zoomed={zoom > 100 || undefined}
      onScroll={({
        currentTarget: { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight },
      }) => {
        middle.current = {
          x: (scrollLeft + clientWidth / 2) / scrollWidth,
          y: (scrollTop + clientHeight / 2) / scrollHeight,
        };
      }}
      onPointerDown={startDrag}
      onPointerMove={drag}
    >
      <div className={styles.content} data-zoom={zoom} data-turn={turn}>
        {children}
      </div>
    </section>
  );
}

/** A finger scrolls by itself; the stage itself is the target of a press on its scrollbars. */
function startDrag({ pointerType, button, pointerId, target, currentTarget }: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse' && button === 0 && target !== currentTarget) currentTarget.setPointerCapture(pointerId);
}

function drag({ pointerId, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
}
