import type { ComponentType } from 'react';
import { homeOf } from '../device/presence.ts';
import type { Session } from '../device/session.ts';
import { Navigate } from '../router/links.tsx';
import { useLocation } from '../router/router.tsx';
import { Section } from '../ui/section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Arrival } from './arrival.ts';
import { followOutbox } from './outbox-store.ts';
import { PortalFrame } from './portal-frame.tsx';
import { followSession, useSession } from './session-store.ts';

/**
 * A customer's room, in the portal's frame: nobody else gets in, and it paints nothing before it is known who is here.
 * Where the way in is the premium one, the room is for premium customers; another sees `Instead`, or their dashboard.
 */
export function guarded(
  Room: ComponentType<{ session: Session }>,
  way: '/login' | '/premium-login' = '/login',
  Instead?: ComponentType,
) {
  // Asked while React gets ready, the phone's database has often answered before anything is shown.
  followSession();
  followOutbox();
  return function Guarded() {
    const { known, session, ended } = useSession();
    const { pathname, search } = useLocation();
    if (!known)
      return (
        <Section>
          <Skeleton lines={6} />
        </Section>
      );
    if (!session) {
      const arrival: Arrival = { from: pathname + search, ...(typeof ended === 'object' && { ended }) };
      return <Navigate to={way} replace state={ended === 'by-choice' ? undefined : arrival} />;
    }
    const { id, role } = session.user;
    const turnedAway = way === '/premium-login' && role !== 'premium';
    if (turnedAway && !Instead) return <Navigate to={homeOf('customer')} replace />;
    return (
      <PortalFrame session={session}>
        {turnedAway && Instead ? <Instead /> : <Room key={id} session={session} />}
      </PortalFrame>
    );
  };
}
