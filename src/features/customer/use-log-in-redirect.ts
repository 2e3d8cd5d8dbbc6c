import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { homePathOf } from '../../device/session-hint.ts';
import { isTyping } from './is-typing.ts';
import { type LogInState, sameOriginPath, useLogInState } from './log-in-state.ts';
import { clearEndReason, startSessionSync, useSession } from './session-store.ts';

/** For the log-in pages: redirects a customer who is logged in, unless they are typing. */
export function useLogInRedirect(): LogInState & { redirect: () => void } {
  const logInState = useLogInState();
  const isAlive = useSession((state) => state.isTokenValid);
  const navigate = useNavigate();
  const from = sameOriginPath(logInState.from);
  const redirect = () => {
    const role = useSession.getState().session?.user.role;
    navigate(from ?? homePathOf(role === 'premium' ? 'premium' : 'customer'), { replace: true });
  };

  useEffect(() => {
    startSessionSync();
    clearEndReason();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the session is loaded, not on every render
  useEffect(() => {
    if (isAlive && !isTyping()) redirect();
  }, [isAlive]);
  return { ...logInState, redirect };
}
