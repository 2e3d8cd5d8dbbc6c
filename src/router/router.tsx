import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf, keptOf, type Place, placeAt } from './place.ts';

type How = 'POP' | 'PUSH' | 'REPLACE';
export type Going = { replace?: boolean | undefined; state?: unknown };
type Router = { base: string; place: Place; how: How; go: (to: string, going?: Going) => void };

const RouterContext = createContext<Router | undefined>(undefined);

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
  const [here, setHere] = useState(() => ({ place: placeNow(base), how: 'POP' as How }));
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

  const go = useMemo(
    () =>
      (to: string, { replace = false, state }: Going = {}) => {
        history[replace ? 'replaceState' : 'pushState'](keptOf(state), '', hrefOf(to, base, placeNow(base)));
        void arrive(replace ? 'REPLACE' : 'PUSH');
      },
    [base, arrive],
  );
  const router = useMemo(() => ({ base, go, ...here }), [base, go, here]);
  return (
    <RouterContext value={router}>
      {children}
      {waiting && meanwhile}
    </RouterContext>
  );
}

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
  const go = () => {
    throw new Error('Nobody goes anywhere while a page is rendered ahead.');
  };
  return <RouterContext value={{ base, place, how: 'POP', go }}>{children}</RouterContext>;
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('No router stands around this.');
  return router;
}

export const useLocation = (): Place => useRouter().place;
export const useNavigationType = (): How => useRouter().how;
export const useNavigate = () => useRouter().go;
