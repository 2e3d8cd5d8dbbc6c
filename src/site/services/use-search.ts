import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useLocation, useNavigationType } from '../../router/router.tsx';
import { useSearchParams } from '../../router/search-params.ts';
import { addressWith, everything, type Search, searchIn } from './search.ts';

type Searching = {
  search: Search;
  searchFor: (search: Search) => void;
  /** here and now, by who stands at the field: nobody came by it */
  searched: boolean;
};

/**
 * The search as it is being typed, with the address following it. The prerendered page shows everything; what the address
 * asks for, or what was typed before the page came alive, is taken up then.
 */
export function useSearch(form: RefObject<HTMLFormElement | null>): Searching {
  const [search, setSearch] = useState(everything);
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const how = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is taken up when somebody comes by it
  useLayoutEffect(() => {
    // Our own writing replaces the address; anything else is an arrival.
    if (how === 'REPLACE') return;
    const typed = form.current && addressWith(searchIn(new FormData(form.current)));
    if (address.size === 0 && typed?.size) searchFor(searchIn(typed));
    else setSearch(searchIn(address));
  }, [key]);

  const searchFor = (next: Search) => {
    setSearch(next);
    setAddress(addressWith(next), { replace: true });
  };
  return { search, searchFor, searched: how === 'REPLACE' };
}
