import { useState } from 'react';
import type { ClaimPhoto } from '../../../contract/photos.ts';

/** In percent of the size at which the whole photograph fits. */
export const zoomLevels = [100, 150, 200, 300, 400] as const;
export type Zoom = (typeof zoomLevels)[number];
/** In degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

const turns: readonly Turn[] = [0, 90, 180, 270];

/** Which photograph is looked at, and how. Each keeps its rotation; another one is shown whole again. */
export function usePhotoView(photos: readonly ClaimPhoto[]) {
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      photos.findIndex(({ state }) => state === 'stored'),
    ),
  );
  const [level, setLevel] = useState(0);
  const [quarters, setQuarters] = useState<Readonly<Record<number, number>>>({});
  const index = Math.min(chosen, photos.length - 1);
  const choose = (other: number) => {
    setChosen((other + photos.length) % photos.length);
    setLevel(0);
  };
  const changeLevel = (by: number) => setLevel((before) => Math.min(Math.max(before + by, 0), zoomLevels.length - 1));
  return {
    index,
    zoom: zoomLevels[level] ?? 100,
    turn: turns[(quarters[index] ?? 0) % turns.length] ?? 0,
    choose,
    next: () => choose(index + 1),
    previous: () => choose(index - 1),
    zoomIn: () => changeLevel(1),
    zoomOut: () => changeLevel(-1),
    fit: () => setLevel(0),
    rotate: () => setQuarters((before) => ({ ...before, [index]: (before[index] ?? 0) + 1 })),
  };
}
export type PhotoView = ReturnType<typeof usePhotoView>;
