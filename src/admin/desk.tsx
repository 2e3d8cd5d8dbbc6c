import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { readSessionHint } from '../device/session-hint.ts';
import { Frame } from './desk-layout.tsx';
import { LogIn } from './log-in/log-in.tsx';
import { NotFound } from './not-found.tsx';
import { useDesk } from './session.ts';

/**
 * Without a session of the desk there is the log-in, at whatever address, and one goes on from there. A browser in which a
 * customer is logged in is shown that there is nothing here; an administrator finds the log-in at its own address.
 */
export function Desk() {
  const { known, session, ended } = useDesk();
  const { pathname } = useLocation();
  if (!known) return null;
  if (!session) {
    const isCustomers =
      readSessionHint(() => localStorage) !== undefined && ended === undefined && pathname !== '/log-in';
    return isCustomers ? <NotFound /> : <LogIn ended={ended} />;
  }
  return (
    <Frame session={session}>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}
