import { useCallback, useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { type Profile, user as shownUser } from '../contract/answers/profile.ts';
import { calls } from '../contract/api.ts';
import { forgetAnswers, keepAnswer, lastAnswer, watchAnswers } from '../device/answers.ts';
import { request } from '../device/call.ts';
import { readSession, type Session } from '../device/session.ts';
import { useWords } from '../text/words.tsx';
import { agreeOnLanguage } from './account-language.ts';
import { sessionRefused } from './session-store.ts';

export type KnownProfile =
  | { state: 'loading' }
  /** `old`: the server is out of reach, and this is what it said at `at` */
  | { state: 'known'; profile: Profile; at: number; old: boolean }
  | { state: 'nothing' };

const answer = v.object({ ...calls.profile.answer.entries, user: v.nullish(shownUser) });
const callOf = { customer: { ...calls.profile, answer }, premium: { ...calls.premiumProfile, answer } };

/**
 * The customer's profile: what the phone knows at once, then what the server says. A server that answers with a failure
 * ends the session; one that is out of reach does not.
 */
export function useKnownProfile(session: Session): { known: KnownProfile; again: () => void } {
  const { noUser } = useWords('portal').ended;
  const [last, setLast] = useState<{ answer: Profile; at: number }>();
  const [outOfReach, setOutOfReach] = useState(false);
  const owner = session.user.id;

  const readLast = useCallback(async () => {
    const found = await lastAnswer('profile', owner).catch(() => undefined);
    if (found) setLast((shown) => (shown && shown.at >= found.at ? shown : found));
  }, [owner]);

  const ask = useCallback(async () => {
    await readLast();
    const call = session.user.role === 'premium' ? callOf.premium : callOf.customer;
    const result = await request(call, { token: session.token });
    if (result.kind === 'refused') return sessionRefused(session, result.problem);
    setOutOfReach(result.kind === 'unreachable');
    if (result.kind === 'unreachable') return;
    const { user } = result.answer;
    if (!user) return sessionRefused(session, { message: noUser }, true);
    const known = { answer: { ...result.answer, user }, at: Date.now() };
    setLast(known);
    await keep(owner, known);
    await agreeOnLanguage(session, user);
  }, [session, owner, readLast, noUser]);

  useEffect(() => {
    const again = () => void ask();
    again();
    const stopWatching = watchAnswers(() => void readLast());
    addEventListener('online', again);
    return () => {
      stopWatching();
      removeEventListener('online', again);
    };
  }, [ask, readLast]);

  const again = () => void ask();
  if (last) return { known: { state: 'known', profile: last.answer, at: last.at, old: outOfReach }, again };
  return { known: { state: outOfReach ? 'nothing' : 'loading' }, again };
}

/** A log-out in between has cleared away what was kept before it, and would not clear this. */
async function keep(owner: string, { answer, at }: { answer: Profile; at: number }): Promise<void> {
  // A phone without room still shows what it was told.
  await keepAnswer('profile', owner, answer, at).catch(() => undefined);
  const now = await readSession();
  if (!('session' in now) || now.session.user.id !== owner) await forgetAnswers(owner);
}
