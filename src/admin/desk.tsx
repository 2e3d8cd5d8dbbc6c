import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { readSessionHint } from '../device/session-hint.ts';
import { DeskLayout } from './desk-layout.tsx';
import { LogIn } from './log-in/log-in.tsx';
import { NotFound } from './not-found.tsx';
import { useDeskSession } from './session.ts';

/**
 * Shows the log-in in place of any page while there is no session, so that the address is kept. A browser in which a
 * customer is logged in gets "404 Not Found" instead, except at `/log-in`.
 */
export function Desk() {
  const { loaded, session, endReason } = useDeskSession();
  const { pathname } = useLocation();
  if (!loaded) return null;
  if (!session) {
    const isCustomer =
      readSessionHint(() => localStorage) !== undefined && endReason === undefined && pathname !== '/log-in';
    return isCustomer ? <NotFound /> : <LogIn endReason={endReason} />;
  }
  return (
    <DeskLayout session={session}>
      <Outlet />
      <ScrollRestoration />
    </DeskLayout>
  );
}
