import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { nextStepOf } from './next-step.ts';
import type { OpenOrder } from './open-order.ts';
import type { Choices } from './payment-form.tsx';
import { useProfile } from './profile-query.ts';
import { RequestOutcome } from './request-outcome.tsx';

type Props = {
  letter: Letter;
  openOrder: OpenOrder | undefined;
  choices: Choices | undefined;
  session: Session;
};

export function OrderOutcome({ letter, openOrder, choices, session }: Props) {
  const messages = useMessages('subscribe');
  const paysOnline = useProfile(session).profile?.paysOnline;
  const next = nextStepOf(messages, paysOnline, choices?.paymentMethod ?? '');
  return (
    <RequestOutcome
      letter={letter}
      openNumber={openOrder?.number}
      messages={{ ...messages, next }}
      waiting={messages.asked}
    >
      {letter.state === 'sent' && paysOnline && <ButtonLink to="/payments">{messages.payOnline}</ButtonLink>}
      <ButtonLink kind="quiet" to={homePathOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
        {messages.toAccount}
      </ButtonLink>
    </RequestOutcome>
  );
}
