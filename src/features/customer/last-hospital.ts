import type { Profile } from '../../contract/responses/profile.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { isClaim, parseLetter } from './letter-content.ts';
import { useOutbox } from './outbox-store.ts';

/** The hospital of a customer's newest claim: one that is not sent yet, else the newest the server has, else the last one sent. */
export function lastHospital(letters: readonly Letter[], profile: Pick<Profile, 'claims'> | undefined) {
  const claims = letters.filter(isClaim);
  const unsent = claims.filter(({ state }) => state !== 'sent').at(-1);
  if (unsent) return hospitalOf(unsent);
  const sent = claims.at(-1);
  return profile?.claims[0]?.hospital ?? (sent && hospitalOf(sent));
}

function hospitalOf(letter: Letter): string | undefined {
  const { payload } = parseLetter(letter);
  return 'hospital' in payload ? payload.hospital : undefined;
}

export const useLastHospital = (profile: Profile | undefined) => lastHospital(useOutbox().letters, profile);
