import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useLanguage } from '../i18n/use-messages.tsx';
import type { Page } from '../ui/page.ts';
import { updateHead } from './document-head.ts';
import { useSessionHint } from './use-session-hint.ts';

type Handle = { head: () => Page['head'] } | undefined;

/** Updates the document head for the current route, and moves the focus to the heading after a navigation. */
export function useNavigationEffects(): void {
  const language = useLanguage();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const sessionHint = useSessionHint();
  const previousPathname = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a path may have another page for a customer
  useEffect(() => {
    const head = (match?.handle as Handle)?.head();
    if (head) updateHead(head({ language, params: match?.params ?? {} }), language, pathname);
  }, [match, language, pathname, sessionHint]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => void navigator.serviceWorker?.ready.then(loadPictures), [pathname]);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** With a service worker all images are cached, so lazy loading only delays them, and leaves them out of a screenshot of the page. */
function loadPictures(): void {
  requestIdleCallback(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
  });
}
