import { useEffect } from 'react';

/** Keeps the screen on while the card is shown, where the browser can. A lock ends whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      const granted = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) await granted?.release();
      else lock = granted;
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
