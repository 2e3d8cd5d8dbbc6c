import { useRef, useState } from 'react';
import type { Location } from './nearest.ts';

export type LocationFailure = 'denied' | 'unavailable' | 'timeout';

export type LocationState =
  | { status: 'idle' | 'asking' | LocationFailure; location?: undefined }
  | { status: 'known'; location: Location };

const failures: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Where the phone is, asked only by `ask`. It is kept in the memory of this page and nowhere else. */
export function usePhoneLocation(): LocationState & { ask: () => void; forget: () => void } {
  const [state, setState] = useState<LocationState>({ status: 'idle' });
  const latestRequest = useRef(0);
  const ask = () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const answer = (next: LocationState) => {
      if (request === latestRequest.current) setState(next);
    };
    // Missing on pages without HTTPS.
    if (!navigator.geolocation) return setState({ status: 'unavailable' });
    setState({ status: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ status: 'known', location: { latitude, longitude } }),
      ({ code }) => answer({ status: failures[code] ?? 'unavailable' }),
      { timeout: 20_000, maximumAge: 60_000 },
    );
  };
  const forget = () => {
    latestRequest.current += 1;
    setState({ status: 'idle' });
  };
  return { ...state, ask, forget };
}
