import { use, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useArrival } from './frame/arrival.ts';
import { showHead } from './frame/document-head.ts';
import { Layout } from './frame/layout.tsx';
import { NotFound } from './frame/not-found.tsx';
import { PageBoundary } from './frame/page-boundary.tsx';
import { usePresence } from './frame/presence.ts';
import { findRoom, openRoom } from './frame/room.ts';
import { type Room, redirects, rooms } from './routes.tsx';
import { useLanguage } from './text/words.tsx';
import type { Params } from './ui/page.ts';

/** The frame around every page, and in it the room that the address asks for. */
export function App() {
  const presence = usePresence();
  const { pathname } = useLocation();
  const found = findRoom(rooms, pathname, presence ? 'customer' : 'visitor');
  const leads = redirects[pathname];
  return (
    <Layout presence={presence}>
      <PageBoundary key={pathname}>
        {leads ? (
          <Navigate to={leads} replace />
        ) : found ? (
          <Routes>
            <Route path={found.room.path} element={<RoomView room={found.room} params={found.params} />} />
          </Routes>
        ) : (
          <NotFound />
        )}
      </PageBoundary>
    </Layout>
  );
}

function RoomView({ room, params }: { room: Room; params: Params }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const page = use(openRoom(room, language));
  useArrival();
  useEffect(() => showHead(page.head({ language, params }), language, pathname), [page, language, params, pathname]);
  return <page.Page />;
}
