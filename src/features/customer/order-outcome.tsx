import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { OpenOrder } from './open-order.ts';
import { useProfile } from './profile-query.ts';
import { RequestOutcome } from './request-outcome.tsx';

type Props = { letter: Letter; openOrder: OpenOrder | undefined; session: Session };

export function OrderOutcome({ letter, openOrder, session }: Props) {
  const messages = useMessages('subscribe');
  const paysOnline = useProfile(session).profile?.paysOnline;
  return (
    <RequestOutcome letter={letter} openNumber={openOrder?.number} messages={messages} waiting={messages.asked}>
      {letter.state === 'sent' && paysOnline && <ButtonLink to="/payments">{messages.payOnline}</ButtonLink>}
      <ButtonLink kind="quiet" to={homePathOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
        {messages.toAccount}
      </ButtonLink>
    </RequestOutcome>
  );
}
