import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeOf } from '../device/presence.ts';
import { type Arrival, ownPath, useArrival } from './arrival.ts';
import { followSession, forgetEnding, useSession } from './session-store.ts';

/** Of the ways in: whoever is logged in, or has just become so, goes on to where they were going. */
export function useDoor(): Arrival {
  const arrival = useArrival();
  const role = useSession(({ session }) => session?.user.role);
  const navigate = useNavigate();
  const from = ownPath(arrival.from);

  useEffect(() => {
    followSession();
    forgetEnding();
  }, []);
  useEffect(() => {
    if (role) navigate(from ?? homeOf(role === 'premium' ? 'premium' : 'customer'), { replace: true });
  }, [role, from, navigate]);
  return arrival;
}
