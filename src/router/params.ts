import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type Params = Readonly<Record<string, string>>;

/** What stands for each `:name` of the pattern in a path; undefined where the path is another. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const names: string[] = [];
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${source}/?$`, 'i').exec(path);
  return match ? Object.fromEntries(names.map((name, at) => [name, decoded(match[at + 1])])) : undefined;
}

function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const ParamsContext = createContext<Params>({});
export const useParams = () => useContext(ParamsContext) as Readonly<Record<string, string | undefined>>;
