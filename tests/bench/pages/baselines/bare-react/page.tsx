import { createElement, type ReactNode, useEffect } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import type { PageText } from '../page-text.ts';

/** The text of a page with React Router links, without optimizations. */
export const routesOf = (text: PageText[]): RouteObject[] => [{ path: '/', element: <Page content={text} /> }];

function Page({ content }: { content: PageText[] }) {
  // The same performance mark as ours.
  useEffect(() => void performance.mark('hydrated'), []);
  return content.map(render);
}

function render(one: PageText, key: number): ReactNode {
  if (typeof one === 'string') return one;
  const { tag, href, content } = one;
  const children = content.map(render);
  if (!href?.startsWith('/')) return createElement(tag, { key, ...(href && { href }) }, ...children);
  return (
    <Link key={key} to={href}>
      {children}
    </Link>
  );
}
