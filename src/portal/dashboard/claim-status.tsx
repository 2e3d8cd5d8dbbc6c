import { Link } from 'react-router-dom';
import type { ClaimLine, ClaimStatus } from '../../contract/answers/claims.ts';
import { fullDayOf } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { LedgerLine, LedgerLines } from '../ledger.tsx';
import { useOfferedName } from '../offered-name.ts';
import styles from './dashboard.module.css';

type Claims = { claims: readonly ClaimLine[] };

export function ApprovedClaims({ claims }: Claims) {
  const words = useWords('dashboard').claims;
  const approved = claims.filter(({ status }) => status === 'approved');
  return <ClaimLines claims={approved} none={claims.length ? words.noneApproved : words.none} />;
}

export function AllClaims({ claims }: Claims) {
  return <ClaimLines claims={claims} none={useWords('dashboard').claims.none} />;
}

type Shown = 'approved' | 'declined' | 'pending';
const kinds: Record<Shown, BadgeKind> = { approved: 'good', declined: 'bad', pending: 'waiting' };
const shownAs = (status: ClaimStatus): Shown => (status === 'approved' || status === 'declined' ? status : 'pending');

function ClaimLines({ claims, none }: Claims & { none: string }) {
  const words = useWords('dashboard').claims;
  const language = useLanguage();
  const nameOf = useOfferedName();
  if (!claims.length) return <p className={styles.lead}>{none}</p>;
  return (
    <>
      <LedgerLines>
        {claims.map(({ id, service, status, receivedAt, changedAt }) => {
          const shown = shownAs(status);
          const day = (at: string) => fullDayOf(language, new Date(at));
          return (
            <LedgerLine key={id} note={<Badge kind={kinds[shown]}>{words[shown]}</Badge>}>
              <span className={styles.service}>{nameOf(service)}</span>
              <span className={styles.day}>
                {shown === 'pending' ? words.sentOn(day(receivedAt)) : words.decidedOn(day(changedAt))}
              </span>
            </LedgerLine>
          );
        })}
      </LedgerLines>
      <Link to="/claims">{words.seeAll}</Link>
    </>
  );
}
