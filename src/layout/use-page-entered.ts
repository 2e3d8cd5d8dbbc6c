import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useLanguage } from '../i18n/use-messages.tsx';
import type { Page } from '../ui/page.ts';
import { showHead } from './document-head.ts';
import { useSessionHint } from './use-session-hint.ts';

type Handle = { head: () => Page['head'] } | undefined;

/** The head of the document follows the page; on the way from one to another the heading takes the focus, and is read out. */
export function usePageEntered(): void {
  const language = useLanguage();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const sessionHint = useSessionHint();
  const before = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the session another page may stand at the same address
  useEffect(() => {
    const head = (match?.handle as Handle)?.head();
    if (head) showHead(head({ language, params: match?.params ?? {} }), language, pathname);
  }, [match, language, pathname, sessionHint]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of each page
  useEffect(() => void navigator.serviceWorker?.ready.then(loadPictures), [pathname]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** A worker has every picture on the phone, so none need wait until it is scrolled to, which a capture of the page never does. */
function loadPictures(): void {
  requestIdleCallback(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
  });
}
