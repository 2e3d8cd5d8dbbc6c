import type { AdminClaim } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { formatAmount } from '../../i18n/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { AlertSign } from '../../ui/signs.tsx';
import { formatDay } from '../dates.ts';

const messages = claimMessages.act.yearlyLimit;

/** The limit of the claim's service for this customer; undefined without one. */
export function yearlyLimitText({ service, yearlyLimit }: AdminClaim): string | undefined {
  if (!yearlyLimit) return undefined;
  const { limitCents, approvedCents, leftCents, from, until } = yearlyLimit;
  const [limit, approved, left] = [limitCents, approvedCents, leftCents].map((cents) => formatAmount('en', cents));
  const text = messages.text({ service, limit, approved, left, from: formatDay(from), until: formatDay(until) });
  return `${text} ${yearlyLimit.perPerson ? messages.perPerson : messages.perFamily}`;
}

/** It warns and stops nobody: the server accepts the amount. */
export function AboveLimit({ claim: { yearlyLimit }, cents }: { claim: AdminClaim; cents: number | undefined }) {
  // Not a number is not above.
  if (!yearlyLimit || cents === undefined || !(cents > yearlyLimit.leftCents)) return null;
  return (
    <Notice sign={AlertSign} alert>
      {messages.above(formatAmount('en', yearlyLimit.leftCents))}
    </Notice>
  );
}
