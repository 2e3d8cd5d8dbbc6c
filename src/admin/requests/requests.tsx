import { useSearchParams } from 'react-router-dom';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { ChipLink, ChipLinks } from '../../ui/chip-group.tsx';
import { DeskPage } from '../desk-page.tsx';
import { ClaimRequests } from './claim-requests.tsx';
import { Deletions } from './deletions.tsx';
import { Orders } from './orders.tsx';

const kinds = ['calls', 'subscriptions', 'upgrades', 'deletions'] as const;
const states = ['open', 'settled'] as const;

export function Requests() {
  const [searchParams] = useSearchParams();
  const kind = kinds.find((name) => name === searchParams.get('kind')) ?? 'calls';
  const state = states.find((name) => name === searchParams.get('state')) ?? 'open';
  const query = { state, after: searchParams.get('after') ?? undefined };
  return (
    <DeskPage title={messages.title}>
      <ChipLinks label={messages.which}>
        {kinds.map((name) => (
          <ChipLink key={name} to={`?kind=${name}&state=${state}`} current={name === kind}>
            {messages.kinds[name]}
          </ChipLink>
        ))}
      </ChipLinks>
      <ChipLinks label={messages.state}>
        {states.map((name) => (
          <ChipLink key={name} to={`?kind=${kind}&state=${name}`} current={name === state}>
            {messages.states[name]}
          </ChipLink>
        ))}
      </ChipLinks>
      {kind === 'calls' && <ClaimRequests query={query} />}
      {(kind === 'subscriptions' || kind === 'upgrades') && <Orders key={kind} kind={kind} query={query} />}
      {kind === 'deletions' && <Deletions query={query} />}
    </DeskPage>
  );
}
