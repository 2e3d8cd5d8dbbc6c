import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Going, useLocation, useNavigate, useWays } from './router.tsx';

export interface LinkProps extends Going {
  to: string;
  className?: string | undefined;
  children?: ComponentChildren;
  onClick?: ((event: TargetedMouseEvent<HTMLAnchorElement>) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  /** by the browser, as a page of its own */
  reloadDocument?: boolean | undefined;
}

export function Link({ to, replace, state, reloadDocument, onClick, ...rest }: LinkProps) {
  const { go, hrefOf } = useWays();
  const href = hrefOf(to);
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!reloadDocument && isOurs(event)) go(to, { replace: replace ?? isHere(href), state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Whether a click leads on in this page; if so the browser does not go there as well. */
export function isOurs(event: MouseEvent): boolean {
  const opensElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return false;
  event.preventDefault();
  return true;
}

/** Going where one is adds nothing to the way back. */
export const isHere = (href: string): boolean => href === location.pathname + location.search + location.hash;

/** Says whether one is there, or below. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const here = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={here ? 'page' : undefined} />;
}

export function Navigate({ to, replace, state }: Going & { to: string }) {
  const go = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes here is sent on once
  useEffect(() => go(to, { replace, state }), [to]);
  return null;
}
