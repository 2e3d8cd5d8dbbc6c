import { useCallback, useEffect, useState } from 'preact/hooks';
import type { ClaimDetail } from '../../contract/answers/claims.ts';
import { calls } from '../../contract/api.ts';
import { request } from '../../device/call.ts';
import type { Session } from '../../device/session.ts';
import { sessionRefused } from '../session-store.ts';

export type OneClaim = { state: 'loading' | 'unreachable' | 'not-there' } | { state: 'known'; detail: ClaimDetail };

/** A claim as the server has it; asked for again when the page comes back into sight or the network does. */
export function useOneClaim(session: Session, id: string): { claim: OneClaim; again: () => void } {
  const [claim, setClaim] = useState<OneClaim>({ state: 'loading' });

  const ask = useCallback(async () => {
    const result = await request(calls.oneClaim, { params: { id }, token: session.token });
    if (result.kind === 'answer') setClaim({ state: 'known', detail: result.answer });
    else if (result.kind === 'unreachable')
      setClaim((before) => (before.state === 'known' ? before : { state: 'unreachable' }));
    else if (result.status === 401) await sessionRefused(session, result.problem);
    else setClaim({ state: 'not-there' });
  }, [session, id]);

  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [ask]);

  return { claim, again: () => void ask() };
}
