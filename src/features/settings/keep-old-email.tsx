import { endpoints } from '../../contract/endpoints.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { setProfileData } from '../customer/profile-query.ts';
import { Outcome, useOutcome } from './outcome.tsx';

/** Gives up a new address that is not confirmed. */
export function KeepOldEmail({ session, user }: { session: Session; user: User }) {
  const messages = useMessages('settings').confirmEmail;
  const { outcome, clear, showFailure } = useOutcome(session);
  const keep = async () => {
    clear();
    const { username, email, phone } = user;
    const payload = { username, email, phone };
    const result = await request(endpoints.updateProfile, { payload, token: session.token });
    if (result.kind !== 'answer') return showFailure(messages.failed, result);
    await setProfileData(user.id, { user: result.answer.user });
  };
  return (
    <>
      <Button kind="plain" onClick={() => void keep()}>
        {messages.keepOld}
      </Button>
      <Outcome outcome={outcome} />
    </>
  );
}
