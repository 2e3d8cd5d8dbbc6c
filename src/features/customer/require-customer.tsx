import { type ComponentType, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Language } from '../../contract/languages.ts';
import type { Session } from '../../device/session.ts';
import { homeOf } from '../../device/session-hint.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';
import { CustomerLayout } from './customer-layout.tsx';
import { isTyping } from './is-typing.ts';
import type { LogInState } from './log-in-state.ts';
import { followOutbox } from './outbox-store.ts';
import { PageSkeleton, type PageTitle } from './page-skeleton.tsx';
import { SessionEnded } from './session-ended.tsx';
import { followSession, useSession } from './session-store.ts';

type Guard = {
  /** what can be said of the page before it is known who is here */
  heading?: (language: Language) => PageTitle;
  way?: '/login' | '/premium-login';
  Instead?: ComponentType;
};

/**
 * A customer's page, in the portal's frame: nobody else gets in, and before it is known who is here only its heading stands.
 * Where the way in is the premium one, the page is for premium customers; another sees `Instead`, or their dashboard.
 */
export function requireCustomer(
  Room: ComponentType<{ session: Session }>,
  { heading, way = '/login', Instead }: Guard = {},
) {
  // Asked while the script gets ready, the phone's database has often answered before anything is shown. The build has none.
  if (!import.meta.env.SSR) {
    followSession();
    followOutbox();
  }
  return function Guarded() {
    const { known, session: sessionNow, ended, hindered } = useSession();
    const { pathname, search } = useLocation();
    const language = useLanguage();
    const [leaves, setLeaves] = useState(false);
    const session = useSessionWhileTyping(sessionNow, typeof ended === 'object' && !leaves);
    // Nothing would come of waiting; the error page has ways on.
    if (!known && hindered) throw hindered;
    if (!known) return <PageSkeleton heading={heading?.(language)} />;
    if (!session) {
      const arrival: LogInState = { from: pathname + search, ...(typeof ended === 'object' && { ended }) };
      return <Navigate to={way} replace state={ended === 'by-choice' ? undefined : arrival} />;
    }
    const { id, role } = session.user;
    const turnedAway = way === '/premium-login' && role !== 'premium';
    if (turnedAway && !Instead) return <Navigate to={homeOf('customer')} replace />;
    return (
      <CustomerLayout session={session}>
        {!sessionNow && <SessionEnded onLogIn={() => setLeaves(true)} />}
        {turnedAway && Instead ? <Instead /> : <Room key={id} session={session} />}
      </CustomerLayout>
    );
  };
}

/** A session that the server ends while its customer is typing is shown until they go to log in. */
function useSessionWhileTyping(session: Session | undefined, mayStay: boolean): Session | undefined {
  const last = useRef<Session>(undefined);
  if (session) last.current = session;
  else if (!mayStay || !(last.current && isTyping())) last.current = undefined;
  return last.current;
}
