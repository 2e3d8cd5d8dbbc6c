import { announce, listen } from '../../../device/channel.ts';
import { lock, useSession } from '../session-store.ts';

const idleMs = 5 * 60_000;
/** Long enough to look something up in another app. */
const hiddenMs = 30_000;
/** For a photo to come back from the camera to its form, which saves it. */
const returnMs = 3_000;
const checkMs = 5_000;

/** What leads out of the page and back: a file, a download, a call, a mail, another window. */
const waysOut = 'input[type=file], a[download], a[href^="tel:"], a[href^="mailto:"], a[target=_blank]';

let isWatching = false;
let lastUsed = 0;
let hiddenSince: number | undefined;
/** How the page was left, which may then be hidden for as long as it may be unused. */
let wayOut: Element | undefined;

const isOver = (since: number, limit: number) => Math.abs(Date.now() - since) > limit;
const isChoosingFile = () => wayOut?.matches('input[type=file]') === true;

/** Locks after five minutes without use in any tab, and a tab that has been hidden for half a minute. */
export function startAutoLock(): void {
  lastUsed = Date.now();
  hiddenSince = undefined;
  if (isWatching) return;
  isWatching = true;
  const everywhere = { passive: true, capture: true };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) addEventListener(type, handleUse, everywhere);
  addEventListener('click', handleClick, everywhere);
  addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleVisibility);
  listen('used', () => {
    lastUsed = Date.now();
  });
  listen('locked', () => void lock());
  setInterval(check, checkMs);
}

export function lockEverywhere(): void {
  announce('locked');
  void lock();
}

function handleUse(): void {
  wayOut = undefined;
  // Not with every key.
  if (isOver(lastUsed, checkMs)) announce('used');
  lastUsed = Date.now();
}

function handleClick({ target }: Event): void {
  wayOut = (target as Element | null)?.closest?.(waysOut) ?? undefined;
}

function handleVisibility(): void {
  if (document.visibilityState === 'hidden') hiddenSince = Date.now();
  else handleReturn();
}

function handleReturn(): void {
  check();
  hiddenSince = undefined;
  if (isChoosingFile())
    setTimeout(() => {
      wayOut = undefined;
      check();
    }, returnMs);
}

/** However long the camera is open, its photo first comes back to the form. */
function check(): void {
  if (useSession.getState().pin !== 'unlocked' || isChoosingFile()) return;
  if (isOver(lastUsed, idleMs)) lockEverywhere();
  // Only here, since another tab may be in use.
  else if (hiddenSince !== undefined && !wayOut && isOver(hiddenSince, hiddenMs)) void lock();
}
