import { createStore } from 'zustand/vanilla';
import { useOutside } from './outside.ts';

/** What outlives the pages that show it; as a hook it shows what a page picks of it. */
export function storeOf<S>(first: S) {
  const store = createStore<S>(() => first);
  function useStored(): S;
  function useStored<T>(select: (state: S) => T): T;
  function useStored<T>(select?: (state: S) => T): S | T {
    return useOutside<S | T>(store.subscribe, () => (select ? select(store.getState()) : store.getState()));
  }
  return Object.assign(useStored, store);
}
