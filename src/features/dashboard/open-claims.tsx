import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ClaimLine } from '../../contract/responses/claims.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { fullDayOf } from '../../i18n/dates.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LedgerEntry, LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { isClaim, parseLetter } from '../customer/letter-content.ts';
import { LetterBadge } from '../customer/letter-state.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './dashboard.module.css';

const month = 30 * 24 * 60 * 60 * 1000;
/** A declined claim is shown until it is corrected, for a month. */
const isDeclinedLately = ({ status, isCorrected, changedAt }: ClaimLine) =>
  status === 'declined' && isCorrected === false && Date.now() - Date.parse(changedAt) < month;
const needsCustomer = ({ state }: Letter) =>
  state === 'needs-login' || state === 'parked' || state === 'needs-attention';

/** What waits for the customer: claims that were asked back or declined, and letters to log in for or to correct. */
export function ClaimsThatNeedYou({ claims }: Pick<Profile, 'claims'>) {
  const messages = useMessages('dashboard').attention;
  const letters = useOutbox((outbox) => outbox.letters).filter(needsCustomer);
  const asked = claims.filter(({ status }) => status === 'more-information');
  const declined = claims.filter(isDeclinedLately);
  if (letters.length + asked.length + declined.length === 0) return null;
  return (
    <LedgerEntry heading={messages.heading}>
      <LedgerLines>
        {letters.map((letter) => (
          <LetterLine key={letter.id} letter={letter} />
        ))}
        {asked.map((claim) => (
          <Line key={claim.id} claim={claim} badge={<Badge kind="bad">{messages.asked}</Badge>} />
        ))}
        {declined.map((claim) => (
          <Line key={claim.id} claim={claim} badge={<Badge kind="bad">{messages.declined}</Badge>} />
        ))}
      </LedgerLines>
    </LedgerEntry>
  );
}

/** Claims that are not decided yet, and a requested upgrade. */
export function ClaimsUnderWay({ claims, upgrade }: Pick<Profile, 'claims' | 'upgrade'>) {
  const messages = useMessages('dashboard');
  const undecided = claims.filter(({ status }) => status === 'submitted' || status === 'in-review');
  const hasUpgrade = upgrade?.status === 'requested';
  if (undecided.length === 0 && !hasUpgrade) return null;
  return (
    <LedgerEntry heading={messages.underWay.heading}>
      <LedgerLines>
        {undecided.map((claim) => (
          <Line key={claim.id} claim={claim} badge={<Badge kind="waiting">{messages.claims.pending}</Badge>} />
        ))}
        {hasUpgrade && (
          <LedgerLine note={<Badge kind="waiting">{messages.underWay.requested}</Badge>}>
            <Link to="/upgrade">{messages.underWay.upgrade}</Link>
          </LedgerLine>
        )}
      </LedgerLines>
    </LedgerEntry>
  );
}

function Line({ claim, badge }: { claim: ClaimLine; badge: ReactNode }) {
  const messages = useMessages('dashboard').attention;
  const language = useLanguage();
  const offerName = useOfferName();
  const paid = claim.paidBirrCents;
  return (
    <LedgerLine note={badge}>
      <Link to={`/claims/${claim.id}`} className={styles.service}>
        {offerName(claim.service)}
      </Link>
      <span className={styles.day}>
        {paid ? `${messages.amount(formatBirrCents(language, paid))} · ` : ''}
        {fullDayOf(language, new Date(claim.changedAt))}
      </span>
    </LedgerLine>
  );
}

function LetterLine({ letter }: { letter: Letter }) {
  const kinds = useMessages('letters').kind;
  const offerName = useOfferName();
  const { payload } = parseLetter(letter);
  const { service = '', policy = service } = payload as { service?: string; policy?: string };
  return (
    <LedgerLine note={<LetterBadge letter={letter} />}>
      <Link to={`/claims/letter/${letter.id}`}>{isClaim(letter) ? offerName(policy) : kinds[letter.kind]}</Link>
    </LedgerLine>
  );
}
