import type { Benefits } from '../../contract/responses/benefits.ts';
import { fullDay, shownDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import { Amount, AmountsTable } from './amounts-table.tsx';
import styles from './benefits.module.css';

/** What is left of this year's limits, at today's rate. */
export function Limits({ benefits: { limits, birr } }: { benefits: Benefits }) {
  const messages = useMessages('benefits');
  const language = useLanguage();
  const offerName = useOfferName();
  const { from, until, services } = limits;
  const lines = [...services, ...(limits.people ?? [])];
  if (lines.length === 0) return null;
  const amount = (cents: number) => <Amount cents={cents} birrCents={birr && Math.round(cents * birr.rate)} />;
  return (
    <section className={styles.part} aria-labelledby="limits">
      <h2 id="limits">{messages.limits.heading}</h2>
      <p>{messages.limits.lead(fullDay(language, from), fullDay(language, until))}</p>
      <AmountsTable
        caption={messages.limits.heading}
        nameHeader={messages.service}
        headers={[messages.limits.limit, messages.limits.approved, messages.limits.left]}
        rows={lines.map(({ kind, service, limitCents, approvedCents, leftCents, ...line }, index) => ({
          key: `${kind} ${service} ${index}`,
          name: offerName(service),
          note: [kind === 'premium-claim' && messages.policy, 'person' in line && line.person]
            .filter(Boolean)
            .join(' · '),
          amounts: [amount(limitCents), amount(approvedCents), amount(leftCents)],
        }))}
      />
      {birr && <p className={styles.quiet}>{messages.limits.rate(shownDay(language, birr.since))}</p>}
    </section>
  );
}
