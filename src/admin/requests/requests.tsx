import { useSearchParams } from 'react-router-dom';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { ChipLink, ChipLinks } from '../../ui/chip-group.tsx';
import { DeskPage } from '../desk-page.tsx';
import { CallBacks } from './call-backs.tsx';
import { ClaimRequests } from './claim-requests.tsx';
import { Deletions } from './deletions.tsx';
import { Orders } from './orders.tsx';
import { RequestSearch } from './request-search.tsx';

const kinds = ['calls', 'call-backs', 'subscriptions', 'upgrades', 'deletions'] as const;
const states = ['open', 'settled'] as const;

export function Requests() {
  const [searchParams] = useSearchParams();
  const kind = kinds.find((name) => name === searchParams.get('kind')) ?? 'calls';
  const state = states.find((name) => name === searchParams.get('state')) ?? 'open';
  const search = searchParams.get('search') || undefined;
  const query = { state, search, after: searchParams.get('after') ?? undefined };
  const addressOf = (params: { kind?: string; state?: string }) =>
    `?${new URLSearchParams({ kind, state, ...(search && { search }), ...params })}`;
  return (
    <DeskPage title={messages.title}>
      <ChipLinks label={messages.which}>
        {kinds.map((name) => (
          <ChipLink key={name} to={addressOf({ kind: name })} current={name === kind}>
            {messages.kinds[name]}
          </ChipLink>
        ))}
      </ChipLinks>
      <ChipLinks label={messages.state}>
        {states.map((name) => (
          <ChipLink key={name} to={addressOf({ state: name })} current={name === state}>
            {messages.states[name]}
          </ChipLink>
        ))}
      </ChipLinks>
      <RequestSearch key={search} />
      {kind === 'calls' && <ClaimRequests query={query} />}
      {kind === 'call-backs' && <CallBacks query={query} />}
      {(kind === 'subscriptions' || kind === 'upgrades') && <Orders key={kind} kind={kind} query={query} />}
      {kind === 'deletions' && <Deletions query={query} />}
    </DeskPage>
  );
}
