import type { ClaimLine } from '../../contract/responses/claims.ts';
import { shownDay } from '../../i18n/dates.ts';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';

/** In birr first, at the rate of the day of the approval, and in dollars, in which it was approved. */
export function ApprovedAmount({ cents, birr }: { cents: number; birr: ClaimLine['birr'] }) {
  const { one } = useMessages('claims');
  const language = useLanguage();
  const dollars = formatAmount(language, cents);
  if (!birr) return one.amount(dollars);
  const inBirr = formatBirrCents(language, Math.round(cents * birr.rate));
  return `${one.amount(inBirr)} (${dollars}, ${one.rateOf(shownDay(language, birr.since))})`;
}
