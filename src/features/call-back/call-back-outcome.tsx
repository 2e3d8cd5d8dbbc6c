import type { Profile } from '../../contract/responses/profile.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RequestOutcome } from '../customer/request-outcome.tsx';

type Props = { letter: Letter; open: Profile['callBack']; session: Session };

export function CallBackOutcome({ letter, open, session }: Props) {
  const messages = useMessages('callBack');
  return (
    <RequestOutcome letter={letter} openNumber={open?.number} messages={messages} waiting={messages.waiting}>
      <ButtonLink kind="quiet" to={`/claims/letter/${letter.id}`}>
        {messages.see}
      </ButtonLink>
      <ButtonLink kind="plain" to={homePathOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
        {messages.toAccount}
      </ButtonLink>
    </RequestOutcome>
  );
}
