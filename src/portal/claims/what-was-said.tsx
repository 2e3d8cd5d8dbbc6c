import type { ClaimDetail } from '../../contract/answers/claims.ts';
import { shownAmount } from '../../text/money.ts';
import { useLanguage, useWords } from '../../text/words.tsx';

/** What an administrator said with what they did: how much, why, or what they ask for. */
export function WhatWasSaid({ of: event }: { of: ClaimDetail['events'][number] }) {
  const { one } = useWords('claims');
  const reasons = useWords('reasons');
  const language = useLanguage();
  const { to, reason, code, amountCents, action } = event;
  return (
    <>
      {action === 'undo' && <p>{one.undone}</p>}
      {to === 'approved' && amountCents != null && <p>{one.amount(shownAmount(language, amountCents))}</p>}
      {code && <p>{reasons[code].sentence}</p>}
      {reason && <p>{to === 'more-information' ? one.asked(reason) : one.reason(reason)}</p>}
    </>
  );
}
