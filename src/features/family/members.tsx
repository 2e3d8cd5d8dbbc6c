import { Link } from 'react-router-dom';
import type { Member } from '../../contract/responses/family.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { fullDay, fullDayOf } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { parseLetter } from '../customer/letter-content.ts';
import { LetterBadge } from '../customer/letter-state.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import styles from './family.module.css';

const badgeKinds = { requested: 'waiting', active: 'good', declined: 'bad', ended: 'neutral' } as const;

/** The members, who was asked for, and the requests that wait on this phone. `isKnown`: the server has answered before. */
export function Members({ family = [], isKnown }: { family: readonly Member[] | undefined; isKnown: boolean }) {
  const messages = useMessages('family');
  const unsent = useOutbox(({ letters }) => letters).filter(
    ({ kind, state, supersededBy }) => kind === 'family-member' && state !== 'sent' && !supersededBy,
  );
  if (family.length + unsent.length === 0) return isKnown && <p className={styles.quiet}>{messages.none}</p>;
  return (
    <LedgerLines>
      {unsent.map((letter) => (
        <UnsentRequest key={letter.id} letter={letter} />
      ))}
      {family.map((member) => (
        <MemberLine key={member.id} member={member} />
      ))}
    </LedgerLines>
  );
}

function UnsentRequest({ letter }: { letter: Letter }) {
  const { name } = parseLetter(letter).payload as { name: string };
  return (
    <LedgerLine note={<LetterBadge letter={letter} />}>
      <Link to={`/claims/letter/${letter.id}`} className={styles.name}>
        {name}
      </Link>
    </LedgerLine>
  );
}

function MemberLine({ member }: { member: Member }) {
  const messages = useMessages('family');
  const language = useLanguage();
  const { name, relation, birthDate, status, requestedAt, endedAt, number, reason } = member;
  return (
    <LedgerLine note={<Badge kind={badgeKinds[status]}>{messages.status[status]}</Badge>}>
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>
        {messages.relations[relation]} · {messages.bornOn(fullDay(language, birthDate))}
      </span>
      {status === 'requested' && (
        <span className={styles.quiet}>
          {number} · {messages.askedOn(fullDayOf(language, new Date(requestedAt)))}
        </span>
      )}
      {endedAt && <span className={styles.quiet}>{messages.endedOn(fullDayOf(language, new Date(endedAt)))}</span>}
      {reason && <span>{reason}</span>}
    </LedgerLine>
  );
}
