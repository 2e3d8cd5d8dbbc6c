import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import type { LogInState } from './log-in-state.ts';
import { fillSession, sessionRefused, useSession } from './session-store.ts';

/** Gives up a session that is of no more use and leads to the log-in, and back again after it. */
export function LogInAgain({ why, children }: { why?: string | undefined; children: string }) {
  const session = useSession((shown) => shown.session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leave = async () => {
    if (session && why !== undefined) await sessionRefused(session, { message: why });
    // It may be gone from the phone without a word, and the log-in would lead back at once.
    else await fillSession();
    const arrival: LogInState = {
      from: pathname + search,
      ...(why !== undefined && { ended: { message: why, alert: false } }),
    };
    navigate('/login', { replace: true, state: arrival });
  };
  return <Button onClick={() => void leave()}>{children}</Button>;
}
