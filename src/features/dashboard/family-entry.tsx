import { Link } from 'react-router-dom';
import type { Profile } from '../../contract/responses/profile.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LedgerEntry, LedgerLine, LedgerLines } from '../customer/ledger.tsx';

/** Who is in the family, and who was asked for. */
export function FamilyEntry({ family = [] }: Pick<Profile, 'family'>) {
  const messages = useMessages('dashboard');
  const shown = family.filter(({ status }) => status === 'active' || status === 'requested');
  return (
    <LedgerEntry heading={messages.family.heading}>
      {shown.length > 0 && (
        <LedgerLines>
          {shown.map(({ id, name, status }) => (
            <LedgerLine
              key={id}
              note={status === 'requested' && <Badge kind="waiting">{messages.services.requested}</Badge>}
            >
              {name}
            </LedgerLine>
          ))}
        </LedgerLines>
      )}
      <Link to="/family">{messages.family.see}</Link>
    </LedgerEntry>
  );
}
