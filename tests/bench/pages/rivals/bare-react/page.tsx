/** @jsxImportSource react */
import { createElement, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import type { Written } from '../words-of-page.ts';

/** The words of a page, its links by React's usual router, as one writes it without further thought. */
export function Page({ written }: { written: Written[] }) {
  return (
    <Routes>
      <Route path="/" element={written.map(shown)} />
    </Routes>
  );
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
