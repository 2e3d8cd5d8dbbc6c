import { createStore, type StoreApi } from 'zustand/vanilla';
import { useOutside } from './outside.ts';

type Store<S> = StoreApi<S> & {
  (): S;
  <T>(select: (state: S) => T): T;
};

/** What outlives the pages that show it; as a hook it shows what a page picks of it. */
export function storeOf<S>(first: S): Store<S> {
  const store = createStore<S>(() => first);
  const use = <T>(select?: (state: S) => T) =>
    useOutside<S | T>(store.subscribe, () => (select ? select(store.getState()) : store.getState()));
  return Object.assign(use as Store<S>, store);
}
