import type { ClaimDetail } from '../../contract/responses/claims.ts';
import { shownDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ApprovedAmount } from './approved-amount.tsx';

export type ClaimEvent = ClaimDetail['events'][number];

type Props = { event: ClaimEvent; birr?: ClaimDetail['birr'] };

/** What was entered with an event: the amount, the reason, the question or its answer, or the payment. */
export function EventDetails({ event, birr }: Props) {
  const { one } = useMessages('claims');
  const reasons = useMessages('reasons');
  const language = useLanguage();
  const { to, reason, code, amountCents, action, payment } = event;
  if (payment)
    return (
      <>
        <p>{one.paidOn(shownDay(language, payment.day))}</p>
        {payment.reference && <p>{one.reference(payment.reference)}</p>}
      </>
    );
  return (
    <>
      {action === 'undo' && <p>{one.undone}</p>}
      {to === 'approved' && amountCents != null && (
        <p>
          <ApprovedAmount cents={amountCents} birr={birr} />
        </p>
      )}
      {code && <p>{reasons[code].sentence}</p>}
      {reason && <p>{textOf(event, one)(reason)}</p>}
    </>
  );
}

type Texts = Record<'answered' | 'asked' | 'disagreed' | 'reason', (text: string) => string>;

function textOf(event: ClaimEvent, { answered, asked, disagreed, reason }: Texts) {
  if (isAnswer(event)) return answered;
  if (isDisagreement(event)) return disagreed;
  return event.to === 'more-information' ? asked : reason;
}

/** The customer's answer to a question, which brings the claim back into review. */
export const isAnswer = ({ by, from, to }: ClaimEvent) =>
  by === 'customer' && from === 'more-information' && to === 'in-review';

/** The customer asked for another look at a decline. */
export const isDisagreement = ({ by, from, to }: ClaimEvent) =>
  by === 'customer' && from === 'declined' && to === 'in-review';
