export type Place = {
  /** below the router's base */
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** of this entry of the history, for as long as that lasts */
  key: string;
};

/** What is kept in an entry of the history. */
type Kept = { usr?: unknown; key?: string } | null;

export function placeAt(url: URL, base: string, kept: Kept = null): Place {
  const { search, hash } = url;
  const pathname = url.pathname.slice(base.length) || '/';
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' };
}

/** The address of what a link names: a path of this house, or what the path one is at is asked. */
export const hrefOf = (to: string, base: string, { pathname }: Pick<Place, 'pathname'>): string => {
  if (to.startsWith('?')) return base + pathname + (to === '?' ? '' : to);
  // The home page of another language stands at its segment alone.
  return base + (to === '/' && base ? '' : to);
};

export const keptOf = (state: unknown): Kept => ({ usr: state, key: Math.random().toString(36).slice(2, 10) });
