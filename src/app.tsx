import { useEffect, useMemo, useState } from 'preact/hooks';
import { useArrival } from './frame/arrival.ts';
import { showHead } from './frame/document-head.ts';
import { Layout } from './frame/layout.tsx';
import { NotFound } from './frame/not-found.tsx';
import { OnItsWay } from './frame/on-its-way.tsx';
import { PageBoundary } from './frame/page-boundary.tsx';
import { findRoom, openRoom, pageOf } from './frame/room.ts';
import { usePresence } from './frame/use-presence.ts';
import { Navigate } from './router/links.tsx';
import type { Params } from './router/params.ts';
import { ParamsContext } from './router/params.ts';
import { useLocation } from './router/router.tsx';
import { type Room, redirects, rooms } from './routes.tsx';
import { useLanguage } from './text/words.tsx';
import type { Page } from './ui/page.ts';

/** Drawn again for another path or another reader: what the address asks of a page is that page's own to hear. */
export function App() {
  const presence = usePresence();
  const { pathname } = useLocation();
  return useMemo(() => <House presence={presence} pathname={pathname} />, [presence, pathname]);
}

/** The frame around every page, and in it the room that the address asks for. */
function House({ presence, pathname }: { presence: ReturnType<typeof usePresence>; pathname: string }) {
  const found = findRoom(rooms, pathname, presence ? 'customer' : 'visitor');
  const leads = redirects[pathname];
  return (
    <Layout presence={presence}>
      <PageBoundary key={pathname}>
        {leads ? (
          <Navigate to={leads} replace />
        ) : found ? (
          <ParamsContext value={found.params}>
            <RoomView room={found.room} params={found.params} />
          </ParamsContext>
        ) : (
          <NotFound />
        )}
      </PageBoundary>
    </Layout>
  );
}

/** Whoever goes to a page waits for it before leaving the last one; here one is waited for when it becomes somebody else's. */
function RoomView({ room, params }: { room: Room; params: Params }) {
  const language = useLanguage();
  const page = pageOf(room, language);
  const [, lookAgain] = useState({});
  useEffect(() => {
    if (page) return;
    const came = () => lookAgain({});
    openRoom(room, language).then(came, came);
  }, [page, room, language]);
  return page ? <PageView page={page} params={params} /> : <OnItsWay />;
}

function PageView({ page, params }: { page: Page; params: Params }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  useArrival();
  useEffect(() => showHead(page.head({ language, params }), language, pathname), [page, language, params, pathname]);
  return useMemo(() => <page.Page />, [page]);
}
