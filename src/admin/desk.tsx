import type { ComponentType } from 'preact';
import { readPresence } from '../device/presence.ts';
import { matchPath, ParamsContext } from '../router/params.ts';
import { useLocation } from '../router/router.tsx';
import { Claim } from './claim/claim.tsx';
import { Customer } from './customers/customer.tsx';
import { Customers } from './customers/customers.tsx';
import { Frame } from './frame.tsx';
import { LogIn } from './log-in/log-in.tsx';
import { NotFound } from './not-found.tsx';
import { Offers } from './offers/offers.tsx';
import { Overview } from './overview/overview.tsx';
import { Queue } from './queue/queue.tsx';
import { Requests } from './requests/requests.tsx';
import { useDesk } from './session.ts';

/**
 * Whoever has no session of the desk sees the log-in, at whatever address they are, and goes on from there. A browser in
 * which a customer is logged in is shown that there is nothing here; an administrator finds the log-in at its own address.
 */
export function Desk() {
  const { known, session, ended } = useDesk();
  const { pathname } = useLocation();
  if (!known) return null;
  if (!session) {
    const isCustomers = readPresence(() => localStorage) !== undefined && ended === undefined && pathname !== '/log-in';
    return isCustomers ? <NotFound /> : <LogIn ended={ended} />;
  }
  return (
    <Frame session={session}>
      <PageAt pathname={pathname} />
    </Frame>
  );
}

const pages: Readonly<Record<string, ComponentType>> = {
  '/': Overview,
  '/log-in': Overview,
  '/claims': Queue,
  '/claims/:id': Claim,
  '/customers': Customers,
  '/customers/:id': Customer,
  '/requests': Requests,
  '/offers': Offers,
};

function PageAt({ pathname }: { pathname: string }) {
  for (const [path, Page] of Object.entries(pages)) {
    const params = matchPath(path, pathname);
    if (!params) continue;
    return (
      <ParamsContext value={params}>
        <Page />
      </ParamsContext>
    );
  }
  return <NotFound />;
}
