import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf, keptOf, type Place, placeAt } from './place.ts';

type How = 'POP' | 'PUSH' | 'REPLACE';
export type Going = { replace?: boolean | undefined; state?: unknown };
/** The ways on, which are the same wherever one is: a link is not drawn again because its reader went somewhere. */
type Ways = {
  go: (to: string, going?: Going) => void;
  hrefOf: (to: string) => string;
  /** what a link of ours names, by its whole address */
  toOf: (address: string) => string;
};
type Here = { place: Place; how: How };

const WaysContext = createContext<Ways | undefined>(undefined);
const HereContext = createContext<Here | undefined>(undefined);

interface BrowserRouterProps {
  basename?: string;
  /** what must still come before a page is shown, if anything must; resolves as well where that is not to be had */
  coming?: (pathname: string) => Promise<unknown> | undefined;
  /** stands beside a page while the next one is waited for */
  meanwhile?: ComponentChildren;
  children: ComponentChildren;
}

const nothing = () => undefined;

/** Where the reader is, in the history of the browser. The page before stays until the next one is ready to be shown. */
export function BrowserRouter({ basename: base = '', coming = nothing, meanwhile, children }: BrowserRouterProps) {
  const [here, setHere] = useState<Here>(() => ({ place: placeNow(base), how: 'POP' }));
  const [waiting, setWaiting] = useState(false);
  const wanted = useRef(here.place);

  const arrive = useMemo(
    () => async (how: How) => {
      const place = placeNow(base);
      wanted.current = place;
      const missing = coming(place.pathname);
      if (missing) {
        setWaiting(true);
        await missing;
        // Somebody who went on meanwhile is not brought back.
        if (wanted.current !== place) return;
      }
      setWaiting(false);
      setHere({ place, how });
    },
    [base, coming],
  );

  useEffect(() => {
    const moved = () => void arrive('POP');
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [arrive]);

  // What a link asks of the path it stands on needs nothing newer: on another path stands another page, with links of its own.
  const shown = useRef(here.place);
  shown.current = here.place;
  const ways = useMemo<Ways>(
    () => ({
      go: (to, { replace = false, state } = {}) => {
        history[replace ? 'replaceState' : 'pushState'](keptOf(state), '', hrefOf(to, base, placeNow(base)));
        void arrive(replace ? 'REPLACE' : 'PUSH');
      },
      hrefOf: (to) => hrefOf(to, base, shown.current),
      toOf: (address) => toOf(placeAt(new URL(address), base)),
    }),
    [base, arrive],
  );
  return (
    <WaysContext value={ways}>
      <HereContext value={here}>
        {children}
        {waiting && meanwhile}
      </HereContext>
    </WaysContext>
  );
}

const toOf = ({ pathname, search, hash }: Place) => pathname + search + hash;
const placeNow = (base: string) => placeAt(new URL(location.href), base, history.state);

/** For what is rendered where there is no browser. */
export function StaticRouter({
  basename: base,
  path,
  children,
}: {
  basename: string;
  path: string;
  children: ComponentChildren;
}) {
  const place = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const nowhere = () => {
    throw new Error('Nobody goes anywhere while a page is rendered ahead.');
  };
  return (
    <WaysContext value={{ go: nowhere, hrefOf: (to) => hrefOf(to, base, place), toOf: nowhere }}>
      <HereContext value={{ place, how: 'POP' }}>{children}</HereContext>
    </WaysContext>
  );
}

function within<T>(found: T | undefined): T {
  if (!found) throw new Error('No router stands around this.');
  return found;
}

export const useWays = (): Ways => within(useContext(WaysContext));
export const useLocation = (): Place => within(useContext(HereContext)).place;
export const useNavigationType = (): How => within(useContext(HereContext)).how;
export const useNavigate = () => useWays().go;
