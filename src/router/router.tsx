import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { hrefOf, keptOf, type Place, placeAt } from './place.ts';

type How = 'POP' | 'PUSH' | 'REPLACE';
export type Going = { replace?: boolean | undefined; state?: unknown };
type Router = { base: string; place: Place; how: How; go: (to: string, going?: Going) => void };

const RouterContext = createContext<Router | undefined>(undefined);

/** Where the reader is, in the history of the browser. The page before stays until the next one is ready to be shown. */
export function BrowserRouter({ basename: base = '', children }: { basename?: string; children: ReactNode }) {
  const [here, setHere] = useState(() => ({ place: placeNow(base), how: 'POP' as How }));

  useEffect(() => {
    const moved = () => startTransition(() => setHere({ place: placeNow(base), how: 'POP' }));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [base]);

  const go = useMemo(
    () =>
      (to: string, { replace = false, state }: Going = {}) => {
        history[replace ? 'replaceState' : 'pushState'](keptOf(state), '', hrefOf(to, base, placeNow(base)));
        startTransition(() => setHere({ place: placeNow(base), how: replace ? 'REPLACE' : 'PUSH' }));
      },
    [base],
  );
  const router = useMemo(() => ({ base, go, ...here }), [base, go, here]);
  return <RouterContext value={router}>{children}</RouterContext>;
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
  children: ReactNode;
}) {
  const place = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const go = () => {
    throw new Error('Nobody goes anywhere while a page is rendered ahead.');
  };
  return <RouterContext value={{ base, place, how: 'POP', go }}>{children}</RouterContext>;
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('No router stands around this.');
  return router;
}

export const useLocation = (): Place => useRouter().place;
export const useNavigationType = (): How => useRouter().how;
export const useNavigate = () => useRouter().go;
