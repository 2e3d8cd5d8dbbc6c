import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import type { LogInState } from './log-in-state.ts';
import { handleSessionRefused, reloadSession, useSession } from './session-store.ts';

/** Ends a session that the server refuses, and goes to the log-in page, which returns to the current one. */
export function LogInAgain({ reason, children }: { reason?: string | undefined; children: string }) {
  const session = useSession((shown) => shown.session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logInAgain = async () => {
    if (session && reason !== undefined) await handleSessionRefused(session, { message: reason });
    // The session may have been deleted in another tab; without a reload of the store the log-in page would redirect back.
    else await reloadSession();
    const logInState: LogInState = {
      from: pathname + search,
      ...(reason !== undefined && { endReason: { message: reason, alert: false } }),
    };
    navigate('/login', { replace: true, state: logInState });
  };
  return <Button onClick={() => void logInAgain()}>{children}</Button>;
}
