import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeOf } from '../../device/session-hint.ts';
import { isTyping } from './is-typing.ts';
import { type LogInState, ownPath, useLogInState } from './log-in-state.ts';
import { followSession, forgetEnding, useSession } from './session-store.ts';

/** Of the ways in: a customer who is logged in goes on to where they were going, unless they are typing here. */
export function useLogInRedirect(): LogInState & { goOn: () => void } {
  const arrival = useLogInState();
  const isAlive = useSession((state) => state.isAlive);
  const navigate = useNavigate();
  const from = ownPath(arrival.from);
  const goOn = () => {
    const role = useSession.getState().session?.user.role;
    navigate(from ?? homeOf(role === 'premium' ? 'premium' : 'customer'), { replace: true });
  };

  useEffect(() => {
    followSession();
    forgetEnding();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known, and not again when one has typed
  useEffect(() => {
    if (isAlive && !isTyping()) goOn();
  }, [isAlive]);
  return { ...arrival, goOn };
}
