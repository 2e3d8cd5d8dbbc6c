import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { emptySearch, parseSearch, type Search, searchParamsOf } from './search.ts';

type SearchState = { search: Search; updateSearch: (search: Search) => void };

/**
 * The search and its URL search params. The prerendered page shows all services; search params, and text typed before hydration, are
 * applied after it.
 */
export function useSearch(form: RefObject<HTMLFormElement | null>): SearchState {
  const [search, setSearch] = useState(emptySearch);
  const [searchParams, setSearchParams] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search params are read after a navigation only
  useLayoutEffect(() => {
    // This hook replaces the history entry; any other navigation type comes from a link or the browser.
    if (navigationType === 'REPLACE') return;
    const typed = form.current ? parseSearch(new FormData(form.current)) : emptySearch;
    if (searchParams.size === 0 && typed !== emptySearch) updateSearch(typed);
    else setSearch(parseSearch(searchParams));
  }, [key]);

  const updateSearch = (next: Search) => {
    setSearch(next);
    setSearchParams(searchParamsOf(next), { replace: true, preventScrollReset: true });
  };
  return { search, updateSearch };
}
