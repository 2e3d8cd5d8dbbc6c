import { useEffect } from 'preact/hooks';
import { type ClaimLine, claimsAfter } from '../../contract/answers/claims.ts';
import { calls } from '../../contract/api.ts';
import { keepAnswer, lastAnswer } from '../../device/answers.ts';
import { request } from '../../device/call.ts';
import type { Session } from '../../device/session.ts';
import { storeOf } from '../../ui/store.ts';
import { useOutbox } from '../outbox-store.ts';
import { sessionRefused } from '../session-store.ts';

type ClaimsShown = {
  owner: string;
  state: 'loading' | 'known' | 'nothing';
  /** newest first */
  claims: readonly ClaimLine[];
  /** what the next page comes after; null where there is none */
  next: string | null;
  /** what is shown is what the phone kept, until the server has answered */
  kept: boolean;
  /** of when it is, once the server could not be reached */
  at?: number | undefined;
  more: 'idle' | 'loading' | 'failed';
};

const blank = (owner: string): ClaimsShown => ({
  owner,
  state: 'loading',
  claims: [],
  next: null,
  kept: false,
  more: 'idle',
});

/** It outlives the list's page, so that who comes back to the list finds it as long as it was. */
const useShown = storeOf<ClaimsShown>(blank(''));

const isStill = (owner: string) => useShown.getState().owner === owner;

let refreshing: Promise<void> = Promise.resolve();
function refresh(session: Session): Promise<void> {
  refreshing = askAnew(session);
  return refreshing;
}

async function askAnew(session: Session): Promise<void> {
  const owner = session.user.id;
  if (!isStill(owner)) useShown.setState(blank(owner), true);
  const last = await lastAnswer('claims', owner).catch(() => undefined);
  if (last && isStill(owner) && useShown.getState().state !== 'known') {
    useShown.setState({ state: 'known', claims: last.answer.claims, next: last.answer.next, kept: true });
  }
  const result = await request(calls.claims, { token: session.token });
  if (!isStill(owner)) return;
  if (result.kind === 'answer') {
    const { claims, next } = result.answer;
    const older = olderThan(claims.at(-1), next);
    useShown.setState((shown) => ({
      state: 'known',
      claims: [...asShown(claims), ...older],
      next: older.length ? shown.next : next,
      kept: false,
      at: undefined,
    }));
    await keepAnswer('claims', owner, result.answer).catch(() => undefined);
  } else if (result.kind === 'refused' && result.status === 401) {
    await sessionRefused(session, result.problem);
  } else if (last) useShown.setState({ at: last.at });
  else useShown.setState((shown) => (shown.state === 'known' ? shown : { state: 'nothing' }));
}

/** The further pages that this page fetched stay; what was kept on the phone goes, since it may be of another day. */
function olderThan(claim: ClaimLine | undefined, next: string | null): readonly ClaimLine[] {
  const { claims, kept } = useShown.getState();
  if (!claim || next === null || kept) return [];
  // The ids follow the order of arrival.
  return claims.filter(({ id }) => id < claim.id);
}

/** A claim that says what it said before is the one that is shown: its line is not drawn again. */
function asShown(claims: readonly ClaimLine[]): readonly ClaimLine[] {
  const oldest = claims.at(-1)?.id ?? '';
  const newest = useShown.getState().claims.filter(({ id }) => id >= oldest);
  const shown = new Map(newest.map((claim) => [JSON.stringify(claim), claim]));
  return claims.map((claim) => shown.get(JSON.stringify(claim)) ?? claim);
}

export async function fetchMore(session: Session): Promise<void> {
  const { more, owner } = useShown.getState();
  if (more === 'loading') return;
  useShown.setState({ more: 'loading' });
  // What is kept gives way to what the server says: what came after it would go with it.
  await refreshing.catch(() => undefined);
  if (!isStill(owner)) return;
  const { next } = useShown.getState();
  if (next === null) return useShown.setState({ more: 'idle' });
  const result = await request(calls.claims, { token: session.token, query: { [claimsAfter]: next } });
  if (!isStill(owner)) return;
  if (result.kind !== 'answer') return useShown.setState({ more: 'failed' });
  const { answer } = result;
  useShown.setState(({ claims }) => ({ more: 'idle', claims: [...claims, ...answer.claims], next: answer.next }));
}

/** The server's claims of this customer: what the phone knows at once, then what the server says, again when there is cause. */
export function useClaims(session: Session): { shown: ClaimsShown; again: () => void } {
  const shown = useShown();
  const arrived = useOutbox(({ letters }) => letters.filter(({ state }) => state === 'sent').length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter that has arrived is a claim to be fetched
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void refresh(session);
    };
    void refresh(session);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [session, arrived]);
  const owner = session.user.id;
  return { shown: shown.owner === owner ? shown : blank(owner), again: () => void refresh(session) };
}
