import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { addressWith, everything, type Search, searchIn } from './search.ts';

type Searching = { search: Search; searchFor: (search: Search) => void };

/**
 * The search as it is being typed, with the address following it. The prerendered page shows everything; what the address
 * says, or was typed before the page was hydrated, is taken up then.
 */
export function useSearch(form: RefObject<HTMLFormElement | null>): Searching {
  const [search, setSearch] = useState(everything);
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is taken up on entering it
  useLayoutEffect(() => {
    // Our own writing replaces the address; anything else is a navigation.
    if (navigationType === 'REPLACE') return;
    const typed = form.current ? searchIn(new FormData(form.current)) : everything;
    if (address.size === 0 && typed !== everything) searchFor(typed);
    else setSearch(searchIn(address));
  }, [key]);

  const searchFor = (next: Search) => {
    setSearch(next);
    setAddress(addressWith(next), { replace: true, preventScrollReset: true });
  };
  return { search, searchFor };
}
