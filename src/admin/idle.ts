const key = 'desk-active';
export const idleMinutes = 20;
const idleMs = idleMinutes * 60_000;
const checkMs = 15_000;

/** Shared by all tabs: one of them is enough. */
function lastActive(): number {
  try {
    return Number(localStorage.getItem(key)) || Date.now();
  } catch {
    return ownLastActive;
  }
}

/** Where storage is blocked each tab has its own. */
let ownLastActive = Date.now();

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
