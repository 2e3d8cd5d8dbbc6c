import type { Payment } from '../../contract/responses/payments.ts';
import { shownDay } from '../../i18n/dates.ts';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';

type Props = { of: Pick<Payment, 'cents' | 'birrCents' | 'birr'> };

/** In birr, as it is paid, and in dollars, with the rate between them. */
export function PaymentAmount({ of: { cents, birrCents, birr } }: Props) {
  const messages = useMessages('payments');
  const language = useLanguage();
  return (
    <>
      {formatBirrCents(language, birrCents)} ({formatAmount(language, cents)},{' '}
      {messages.rate(birr.rate, shownDay(language, birr.since))})
    </>
  );
}
