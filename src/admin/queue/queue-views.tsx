import { useSearchParams } from 'react-router-dom';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { ChipLink, ChipLinks } from '../../ui/chip-group.tsx';

const messages = claimMessages.filter;

const views = [
  { name: 'to-decide', label: messages.views.toDecide },
  { name: 'mine', label: messages.views.mine },
  { name: 'nobody', label: messages.views.nobody },
  { name: 'another-look', label: messages.views.anotherLook },
  { name: 'more-information', label: claimMessages.status['more-information'] },
  { name: 'approved', label: messages.views.toPay },
  { name: 'paid', label: claimMessages.status.paid },
  { name: 'declined', label: claimMessages.status.declined },
  { name: 'all', label: messages.views.all },
] as const;

const isAssignment = (name: string) => name === 'mine' || name === 'nobody';

/** Links to the claims of a status or an assignment, which keep the other filters. */
export function QueueViews() {
  const [searchParams] = useSearchParams();
  const hasSearch = searchParams.has('search');
  const current = searchParams.get('assigned') ?? searchParams.get('state') ?? (hasSearch ? 'all' : 'to-decide');
  const addressOf = (name: string) => {
    const params = new URLSearchParams(searchParams);
    for (const replaced of ['state', 'assigned', 'after']) params.delete(replaced);
    if (isAssignment(name)) params.set('assigned', name);
    const isDefault = name === 'to-decide' && !hasSearch;
    if (!isDefault) params.set('state', isAssignment(name) ? 'to-decide' : name);
    return `/claims?${params}`;
  };
  return (
    <ChipLinks label={messages.state}>
      {views.map(({ name, label }) => (
        <ChipLink key={name} to={addressOf(name)} current={name === current}>
          {label}
        </ChipLink>
      ))}
    </ChipLinks>
  );
}
