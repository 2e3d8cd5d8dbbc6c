import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** True while markup is made that a browser takes over later, and while it is taken over. */
let asBuilt = false;

/** What is rendered in here is the page as the build knows it, in the build and in the browser alike. */
export function asPrerendered<T>(render: () => T): T {
  asBuilt = true;
  try {
    return render();
  } finally {
    asBuilt = false;
  }
}

export const isAsPrerendered = (): boolean => asBuilt;

/** What stands outside of the page, such as the network or a store: shown as it is now, and again whenever that has changed. */
export function useOutside<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  prerendered: () => T = read,
): T {
  const first = useRef(isAsPrerendered());
  const shown = useRef<{ value: T; read: () => T }>(undefined);
  const [, showAgain] = useState({});
  const value = first.current ? prerendered() : read();
  shown.current = { value, read };

  useLayoutEffect(() => {
    const look = () => {
      if (!shown.current || !Object.is(shown.current.value, shown.current.read())) showAgain({});
    };
    first.current = false;
    // What changed while nobody listened yet.
    look();
    return subscribe(look);
  }, [subscribe]);
  return value;
}
