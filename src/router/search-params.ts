import { useMemo } from 'preact/hooks';
import { type Going, useLocation, useNavigate } from './router.tsx';

type Asked = ConstructorParameters<typeof URLSearchParams>[0];

/** What the address asks of its page, and a way to ask otherwise. */
export function useSearchParams(): [URLSearchParams, (asked: Asked, going?: Going) => void] {
  const { search } = useLocation();
  const go = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, (asked, going) => go(`?${new URLSearchParams(asked)}`, going)];
}
