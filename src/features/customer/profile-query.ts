import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { type Profile, user as shownUser } from '../../contract/responses/profile.ts';
import { query } from '../../device/query.ts';
import { Refused, Unreachable } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { syncAccountLanguage } from './account-language.ts';
import { setPersistedQueryData, usePersistedQuery } from './persisted-query.ts';
import { handleSessionRefused, updateSession } from './session-store.ts';

const answer = v.object({ ...endpoints.profile.answer.entries, user: v.nullish(shownUser) });
const profileEndpoints = {
  customer: { ...endpoints.profile, answer },
  premium: { ...endpoints.premiumProfile, answer },
};

/** An account that is no longer premium still has its regular profile. */
async function queryProfile(session: Session) {
  if (session.user.role !== 'premium') return query(profileEndpoints.customer, session);
  return query(profileEndpoints.premium, session).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 403) return query(profileEndpoints.customer, session);
    throw error;
  });
}

/** A refusal, or a response without a user, ends the session; an unreachable server does not. */
async function fetchProfile(session: Session, noUser: string): Promise<Profile> {
  try {
    const profile = await queryProfile(session);
    const { user } = profile;
    if (!user) {
      await handleSessionRefused(session, { message: noUser }, true);
      throw new Error(noUser);
    }
    const role = user.subscriptionPlan === 'Premium' ? 'premium' : 'customer';
    await updateSession(session, { role, name: user.username });
    void syncAccountLanguage(session, user);
    return { ...profile, user };
  } catch (error) {
    if (error instanceof Refused) await handleSessionRefused(session, error.problem);
    throw error;
  }
}

/** The profile of the customer: persisted first, then from the server. */
export function useProfile(session: Session) {
  const { noUser } = useMessages('portal').ended;
  const { data, dataUpdatedAt, failureReason, refetch } = usePersistedQuery({
    owner: session.user.id,
    name: 'profile',
    queryFn: () => fetchProfile(session, noUser),
  });
  return {
    profile: data,
    updatedAt: dataUpdatedAt,
    isUnreachable: failureReason instanceof Unreachable,
    refetch: () => void refetch(),
  };
}

export const setProfileData = (owner: string, change: Partial<Profile>) =>
  setPersistedQueryData<Profile>(owner, 'profile', (profile) => ({ ...profile, ...change }));
