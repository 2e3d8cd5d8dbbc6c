import type { ClaimDetail } from '../../contract/responses/claims.ts';
import { formatAmount } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';

/** What an administrator entered with an action: the amount, the reason, or the information they need. */
export function EventDetails({ event }: { event: ClaimDetail['events'][number] }) {
  const { one } = useMessages('claims');
  const reasons = useMessages('reasons');
  const language = useLanguage();
  const { to, reason, code, amountCents, action } = event;
  return (
    <>
      {action === 'undo' && <p>{one.undone}</p>}
      {to === 'approved' && amountCents != null && <p>{one.amount(formatAmount(language, amountCents))}</p>}
      {code && <p>{reasons[code].sentence}</p>}
      {reason && <p>{to === 'more-information' ? one.asked(reason) : one.reason(reason)}</p>}
    </>
  );
}
