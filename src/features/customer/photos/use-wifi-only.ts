import { useEffect, useState } from 'react';
import { isMetered, readWifiOnly, saveWifiOnly } from '../../../device/photos/metered.ts';

/** Whether photos wait for Wi-Fi. Undefined where there is nothing to choose. */
export function useWifiOnly() {
  const [isChosen, setIsChosen] = useState<boolean>();
  useEffect(() => {
    let isCancelled = false;
    void readWifiOnly()
      .catch(() => false)
      .then((stored) => {
        if (!isCancelled && (stored || isMetered())) setIsChosen(stored);
      });
    return () => {
      isCancelled = true;
    };
  }, []);
  const choose = (isNowChosen: boolean) => {
    setIsChosen(isNowChosen);
    void saveWifiOnly(isNowChosen).catch(() => undefined);
  };
  return { isChosen, choose };
}
