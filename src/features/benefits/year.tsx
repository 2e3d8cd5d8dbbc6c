import type { BenefitSums, BenefitYear } from '../../contract/responses/benefits.ts';
import { fullDay } from '../../i18n/dates.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import { Amount, AmountsTable } from './amounts-table.tsx';
import styles from './benefits.module.css';

/** The sums of a year by service, and the reasons for which the customer paid a part. */
export function Year({ year }: { year: BenefitYear }) {
  const messages = useMessages('benefits');
  const language = useLanguage();
  const offerName = useOfferName();
  const row = useRow();
  const { from, until, total } = year;
  const title = messages.year(year.year, `${from.slice(0, 4)}/${until.slice(2, 4)}`);
  const id = `year-${year.year}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.quiet}>{messages.days(fullDay(language, from), fullDay(language, until))}</p>
      <AmountsTable
        caption={title}
        nameHeader={messages.service}
        headers={[messages.billed, messages.approved, messages.own]}
        rows={year.services.map(({ kind, service, ...sums }) => ({
          key: `${kind} ${service}`,
          name: offerName(service),
          ...row(sums, kind === 'premium-claim' ? [messages.policy] : []),
        }))}
        total={{ key: 'total', name: messages.total, ...row(total) }}
      />
      {total.withoutOwn > 0 && <p className={styles.quiet}>{messages.withoutOwn(total.withoutOwn)}</p>}
      {year.reasons.length > 0 && <Reasons reasons={year.reasons} />}
    </section>
  );
}

function useRow() {
  const { count, notStated } = useMessages('benefits');
  const language = useLanguage();
  return (sums: BenefitSums, notes: string[] = []) => {
    const counts = (['approved', 'declined', 'undecided'] as const).flatMap((state) =>
      sums[state] > 0 ? [count[state](sums[state])] : [],
    );
    const decided = sums.approved + sums.declined;
    // Without any amount that was stated, a zero would say that nothing was paid.
    const stated = (birrCents: number, isKnown: boolean) =>
      isKnown ? formatBirrCents(language, birrCents) : <span className={styles.quiet}>{notStated}</span>;
    return {
      note: [...notes, ...counts].join(' · '),
      amounts:
        decided === 0
          ? []
          : [
              stated(sums.billedBirrCents, sums.billedBirrCents > 0),
              <Amount key="approved" birrCents={sums.approvedBirrCents} cents={sums.approvedCents} />,
              stated(sums.ownBirrCents, sums.withoutOwn < decided),
            ],
    };
  };
}

function Reasons({ reasons }: { reasons: BenefitYear['reasons'] }) {
  const messages = useMessages('benefits');
  const reasonMessages = useMessages('reasons');
  const language = useLanguage();
  return (
    <>
      <h3>{messages.reasons.heading}</h3>
      <LedgerLines>
        {reasons.map(({ code, claims, ownBirrCents }) => (
          <LedgerLine
            key={code}
            note={
              <span className={styles.amount}>
                {ownBirrCents > 0 ? formatBirrCents(language, ownBirrCents) : messages.notStated}
              </span>
            }
          >
            {code === 'in-part' ? messages.reasons.inPart : reasonMessages[code].sentence}{' '}
            <span className={styles.quiet}>({messages.reasons.claims(claims)})</span>
          </LedgerLine>
        ))}
      </LedgerLines>
    </>
  );
}
