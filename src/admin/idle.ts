const key = 'desk-active';
const idleMs = 20 * 60_000;
const checkMs = 15_000;

/** Of this tab, since storage may be blocked or full; 0 before it is used. */
let ownLastActive = 0;

/** The last use in any tab. */
function lastActive(): number {
  let stored = 0;
  try {
    stored = Number(localStorage.getItem(key)) || 0;
  } catch {
    // Storage is blocked.
  }
  return Math.max(stored, ownLastActive) || Date.now();
}

export function noteActivity(): void {
  ownLastActive = Date.now();
  try {
    localStorage.setItem(key, String(ownLastActive));
  } catch {
    // Storage is blocked or full.
  }
}

export const isIdle = () => Date.now() - lastActive() > idleMs;

/** Calls `onIdle` when nobody has used the desk for twenty minutes, also when the computer wakes up after that. */
export function watchIdle(onIdle: () => void): void {
  let noted = 0;
  const onInput = () => {
    // Not with every key.
    if (Date.now() - noted < checkMs || isIdle()) return;
    noted = Date.now();
    noteActivity();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(type, onInput, { passive: true });
  setInterval(() => isIdle() && onIdle(), checkMs);
}
