import { createElement, type ReactNode, useEffect } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import type { Written } from '../words-of-page.ts';

/** The text of a page with React Router links, without optimizations. */
export const routesOf = (written: Written[]): RouteObject[] => [{ path: '/', element: <Page written={written} /> }];

function Page({ written }: { written: Written[] }) {
  // The same performance mark as ours.
  useEffect(() => void performance.mark('hydrated'), []);
  return written.map(shown);
}

function shown(one: Written, key: number): ReactNode {
  if (typeof one === 'string') return one;
  const { tag, href, content } = one;
  const children = content.map(shown);
  if (!href?.startsWith('/')) return createElement(tag, { key, ...(href && { href }) }, ...children);
  return (
    <Link key={key} to={href}>
      {children}
    </Link>
  );
}
