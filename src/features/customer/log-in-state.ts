import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** What is carried on the way through sign-up and log-in, in the history's own state. */
export type LogInState = {
  /** where one was going */
  from?: string;
  email?: string;
  registered?: true;
  /** why one has to log in again */
  ended?: { message: string; alert: boolean };
};

const nothing: LogInState = {};
const never = () => () => undefined;

/** False while a prerendered page is taken over: it knows nothing of its address's query or of the history. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function useLogInState(): LogInState {
  const { state } = useLocation();
  return useInBrowser() && state && typeof state === 'object' ? (state as LogInState) : nothing;
}

/** An address of this house, and of nobody else's: `//` and `/\` lead out of it. */
export function ownPath(path: unknown): string | undefined {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
}
