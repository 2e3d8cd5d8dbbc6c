import type { Profile } from '../../contract/responses/profile.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { renewCardsEvery, useCards } from '../customer/cards-query.ts';
import { LedgerEntry } from '../customer/ledger.tsx';
import { portraitOf, usePortraits } from '../customer/portraits-query.ts';
import styles from './family.module.css';
import { PersonPortrait } from './person-portrait.tsx';

/** The photographs on the cards of the account's holder and the family. A server of an earlier release takes none. */
export function Portraits({ session, profile }: { session: Session; profile: Profile }) {
  const messages = useMessages('family').portraits;
  const { answer } = useCards(session, renewCardsEvery);
  const portraits = usePortraits(session, answer?.portraits);
  if (answer?.portraits === undefined) return null;
  const members = (profile.family ?? []).filter(({ status }) => status === 'active');
  return (
    <LedgerEntry heading={messages.heading}>
      <p className={styles.quiet}>{messages.lead}</p>
      <ul className={styles.portraits}>
        <PersonPortrait
          session={session}
          personId={null}
          name={profile.user.username}
          image={portraitOf(portraits, null)}
        />
        {members.map(({ id, name }) => (
          <PersonPortrait key={id} session={session} personId={id} name={name} image={portraitOf(portraits, id)} />
        ))}
      </ul>
    </LedgerEntry>
  );
}
