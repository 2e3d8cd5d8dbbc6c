import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { type Profile, user as shownUser } from '../../contract/responses/profile.ts';
import { query } from '../../device/query.ts';
import { Refused, Unreachable } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { agreeOnLanguage } from './account-language.ts';
import { changePersisted, usePersistedQuery } from './persisted-query.ts';
import { sessionRefused } from './session-store.ts';

const answer = v.object({ ...endpoints.profile.answer.entries, user: v.nullish(shownUser) });
const callOf = { customer: { ...endpoints.profile, answer }, premium: { ...endpoints.premiumProfile, answer } };

/** A server that answers with a failure, or without a user, ends the session; one that is out of reach does not. */
async function fetchProfile(session: Session, noUser: string): Promise<Profile> {
  try {
    const profile = await query(session.user.role === 'premium' ? callOf.premium : callOf.customer, session);
    const { user } = profile;
    if (!user) {
      await sessionRefused(session, { message: noUser }, true);
      throw new Error(noUser);
    }
    void agreeOnLanguage(session, user);
    return { ...profile, user };
  } catch (error) {
    if (error instanceof Refused) await sessionRefused(session, error.problem);
    throw error;
  }
}

/** The customer's profile: what the phone kept at once, then what the server says. */
export function useProfile(session: Session) {
  const { noUser } = useMessages('portal').ended;
  const { data, dataUpdatedAt, failureReason, refetch } = usePersistedQuery({
    owner: session.user.id,
    name: 'profile',
    queryFn: () => fetchProfile(session, noUser),
  });
  return {
    profile: data,
    /** when the server said so */
    at: dataUpdatedAt,
    outOfReach: failureReason instanceof Unreachable,
    again: () => void refetch(),
  };
}
export type ProfileQuery = ReturnType<typeof useProfile>;

export const changeProfile = (owner: string, change: Partial<Profile>) =>
  changePersisted<Profile>(owner, 'profile', (profile) => ({ ...profile, ...change }));
