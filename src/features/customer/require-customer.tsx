import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Language, languageOfPath } from '../../contract/languages.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';
import { CustomerLayout } from './customer-layout.tsx';
import { isTyping } from './is-typing.ts';
import type { LogInState } from './log-in-state.ts';
import { startOutboxSync } from './outbox-store.ts';
import { PageSkeleton, type PageTitle } from './page-skeleton.tsx';
import { queryClient } from './query-client.ts';
import { SessionEnded } from './session-ended.tsx';
import { startSessionSync, useSession } from './session-store.ts';

type ProtectedPageOptions = {
  /** the heading of the skeleton that is rendered while the session is loaded */
  heading?: (language: Language) => PageTitle;
  /** `/premium-login` restricts the page to premium customers */
  loginPath?: '/login' | '/premium-login';
  /** rendered for a regular customer on a premium page; without it they are redirected to their dashboard */
  fallback?: ComponentType;
};

/** Loaded by those who have a PIN. */
const LockScreen = lazy(async () => {
  const language = languageOfPath(location.pathname);
  await loadMessages(language, ['pin', 'account', 'validation']);
  return import('./pin/lock-screen.tsx');
});

/** A protected route: renders the page inside the customer layout, or redirects to the log-in page. */
export function requireCustomer(
  Page: ComponentType<{ session: Session }>,
  { heading, loginPath = '/login', fallback: Fallback }: ProtectedPageOptions = {},
) {
  // Reading IndexedDB when the module loads often finishes before the first render. There is no IndexedDB in the build.
  if (!import.meta.env.SSR) {
    startSessionSync();
    startOutboxSync();
  }
  return function ProtectedPage() {
    const { isLoaded, session: currentSession, endReason, loadError, pin } = useSession();
    const { pathname, search } = useLocation();
    const language = useLanguage();
    const [isLoggingIn, setIsLoggingIn] = useState(false);
    const session = useSessionWhileTyping(currentSession, typeof endReason === 'object' && !isLoggingIn);
    // Without IndexedDB there is no session to wait for: the error page is rendered.
    if (!isLoaded && loadError) throw loadError;
    if (!isLoaded) return <PageSkeleton heading={heading?.(language)} />;
    if (!session) {
      const logInState: LogInState = { from: pathname + search, ...(typeof endReason === 'object' && { endReason }) };
      return <Navigate to={loginPath} replace state={endReason === 'by-choice' ? undefined : logInState} />;
    }
    if (pin === 'locked')
      return (
        <Suspense fallback={<PageSkeleton heading={heading?.(language)} />}>
          <LockScreen session={session} />
        </Suspense>
      );
    const { id, role } = session.user;
    const isForbidden = loginPath === '/premium-login' && role !== 'premium';
    if (isForbidden && !Fallback) return <Navigate to={homePathOf('customer')} replace />;
    return (
      <QueryClientProvider client={queryClient}>
        <CustomerLayout session={session}>
          {!currentSession && <SessionEnded onLogIn={() => setIsLoggingIn(true)} />}
          {isForbidden && Fallback ? <Fallback /> : <Page key={id} session={session} />}
        </CustomerLayout>
      </QueryClientProvider>
    );
  };
}

/** If the server ends the session while the customer is typing, the page is rendered until they go to the log-in page. */
function useSessionWhileTyping(session: Session | undefined, canKeep: boolean): Session | undefined {
  const lastSession = useRef<Session>(undefined);
  if (session) lastSession.current = session;
  else if (!canKeep || !(lastSession.current && isTyping())) lastSession.current = undefined;
  return lastSession.current;
}
