import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

export type SearchFormat<S> = {
  empty: S;
  /** returns `empty` itself for an empty search, so that React skips the render */
  parse: (fields: URLSearchParams | FormData) => S;
  toParams: (search: S) => URLSearchParams;
};

type SearchState<S> = { search: S; updateSearch: (search: S) => void };

/**
 * The search and its URL search params. The prerendered page shows everything; search params, and what was typed before hydration, are
 * applied after it.
 */
export function useSearch<S>(form: RefObject<HTMLFormElement | null>, format: SearchFormat<S>): SearchState<S> {
  const { empty, parse, toParams } = format;
  const [search, setSearch] = useState(empty);
  const [searchParams, setSearchParams] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search params are read after a navigation only
  useLayoutEffect(() => {
    // This hook replaces the history entry; any other navigation type comes from a link or the browser.
    if (navigationType === 'REPLACE') return;
    const typed = form.current ? parse(new FormData(form.current)) : empty;
    if (searchParams.size === 0 && typed !== empty) updateSearch(typed);
    else setSearch(parse(searchParams));
  }, [key]);

  const updateSearch = (next: S) => {
    setSearch(next);
    setSearchParams(toParams(next), { replace: true, preventScrollReset: true });
  };
  return { search, updateSearch };
}
