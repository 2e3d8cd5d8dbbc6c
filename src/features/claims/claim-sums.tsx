import { Link } from 'react-router-dom';
import type { ClaimDetail, ClaimLine } from '../../contract/responses/claims.ts';
import { fullDay, shownDay } from '../../i18n/dates.ts';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import styles from './claim-detail.module.css';
import { isDecided } from './claim-list-items.ts';
import { approvedBirrCents, ownBirrCents } from './own-part.ts';

type Props = { line: ClaimLine; limit: ClaimDetail['yearlyLimit'] };

/** What was billed, approved and left to the customer, and why. A claim that was corrected has no sums: its correction has. */
export function ClaimSums({ line, limit }: Props) {
  const messages = useMessages('benefits');
  const reasons = useMessages('reasons');
  const language = useLanguage();
  const { status, reason, paidBirrCents } = line;
  if (!isDecided(line) || (status === 'declined' && (line.isCorrected || reason?.code === 'replaced'))) return null;
  const own = ownBirrCents(line);
  const notKnown = paidBirrCents ? messages.claim.noRate : messages.claim.cannotSay;
  return (
    <section className={styles.part}>
      <h2>{messages.title}</h2>
      <DefinitionList>
        <Definition term={messages.billed}>
          {paidBirrCents ? formatBirrCents(language, paidBirrCents) : messages.notStated}
        </Definition>
        <Definition term={messages.approved}>
          {status === 'declined' ? messages.claim.nothing : <Approved line={line} />}
        </Definition>
        <Definition term={messages.own}>{own === undefined ? notKnown : formatBirrCents(language, own)}</Definition>
        {(reason?.code || reason?.text) && (
          <Definition term={messages.claim.why}>
            {reason.code && <p>{reasons[reason.code].sentence}</p>}
            {reason.text && <p className={styles.written}>{reason.text}</p>}
          </Definition>
        )}
        {limit && (
          <Definition term={limit.perPerson ? messages.claim.leftForPerson : messages.claim.left}>
            {messages.claim.leftOf(
              formatAmount(language, limit.leftCents),
              formatAmount(language, limit.limitCents),
              fullDay(language, limit.from),
              fullDay(language, limit.until),
            )}
          </Definition>
        )}
      </DefinitionList>
      <p className={styles.onScreen}>
        <Link to="/benefits">{messages.claim.all}</Link>
      </p>
    </section>
  );
}

function Approved({ line }: { line: ClaimLine }) {
  const { rateOf } = useMessages('claims').one;
  const { notStated } = useMessages('benefits');
  const language = useLanguage();
  if (!line.amountCents) return notStated;
  const dollars = formatAmount(language, line.amountCents);
  const inBirr = approvedBirrCents(line);
  if (!line.birr || inBirr === undefined) return dollars;
  return `${formatBirrCents(language, inBirr)} (${dollars}, ${rateOf(shownDay(language, line.birr.since))})`;
}
