import { Button } from '../ui/button.tsx';
import { fillSession, sessionRefused, useSession } from './session-store.ts';

/** Gives up a session that is of no more use; the guarded room then leads to the log-in, and back again after it. */
export function LogInAgain({ why, children }: { why?: string | undefined; children: string }) {
  const session = useSession((shown) => shown.session);
  const leave = () => void (session && why !== undefined ? sessionRefused(session, { message: why }) : fillSession());
  return <Button onClick={leave}>{children}</Button>;
}
