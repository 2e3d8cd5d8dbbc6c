import { Link } from 'react-router-dom';
import type { ClaimStatus } from '../../contract/claim-transitions.ts';
import type { ClaimLine } from '../../contract/responses/claims.ts';
import { fullDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './dashboard.module.css';

type Claims = { claims: readonly ClaimLine[] };

export function ApprovedClaims({ claims }: Claims) {
  const messages = useMessages('dashboard').claims;
  const approved = claims.filter(({ status }) => status === 'approved');
  return <ClaimLines claims={approved} none={claims.length ? messages.noneApproved : messages.none} />;
}

export function AllClaims({ claims }: Claims) {
  return <ClaimLines claims={claims} none={useMessages('dashboard').claims.none} />;
}

type DisplayStatus = 'approved' | 'declined' | 'pending';
const badgeKinds: Record<DisplayStatus, BadgeKind> = { approved: 'good', declined: 'bad', pending: 'waiting' };
const displayStatusOf = (status: ClaimStatus): DisplayStatus =>
  status === 'approved' || status === 'declined' ? status : 'pending';

function ClaimLines({ claims, none }: Claims & { none: string }) {
  const messages = useMessages('dashboard').claims;
  const language = useLanguage();
  const offerName = useOfferName();
  if (!claims.length) return <p className={styles.lead}>{none}</p>;
  return (
    <>
      <LedgerLines>
        {claims.map(({ id, service, status, receivedAt, changedAt }) => {
          const displayStatus = displayStatusOf(status);
          const day = (date: string) => fullDayOf(language, new Date(date));
          return (
            <LedgerLine key={id} note={<Badge kind={badgeKinds[displayStatus]}>{messages[displayStatus]}</Badge>}>
              <span className={styles.service}>{offerName(service)}</span>
              <span className={styles.day}>
                {displayStatus === 'pending' ? messages.sentOn(day(receivedAt)) : messages.decidedOn(day(changedAt))}
              </span>
            </LedgerLine>
          );
        })}
      </LedgerLines>
      <Link to="/claims">{messages.seeAll}</Link>
      <Link to="/benefits">{messages.benefits}</Link>
    </>
  );
}
