import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimWords as messages } from '../../i18n/admin/claims.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeskPage } from '../desk-page.tsx';
import { KeysHelp, useKeys } from '../keyboard-shortcuts.tsx';
import { Pages } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { Filters } from './filters.tsx';
import { QueueTable } from './queue-table.tsx';

const asked = ['search', 'state', 'kind', 'hospital', 'service', 'days', 'after'] as const;

/** What waits for a decision. What is asked for stands in the address, so that it can be kept, shared and come back to. */
export function Queue() {
  const [address] = useSearchParams();
  const query = Object.fromEntries(asked.map((name) => [name, address.get(name) || undefined]));
  const known = useDeskQuery(adminEndpoints.queue, { query });
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();

  const links = () => [...(table.current?.querySelectorAll<HTMLAnchorElement>('a[data-claim]') ?? [])];
  const at = () => links().findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const go = (step: number) => {
    const all = links();
    all[Math.min(Math.max(at() + step, 0), all.length - 1)]?.focus();
  };
  const open = (action: string) => {
    const claim = links()[at()]?.dataset.claim;
    if (claim) navigate(`/claims/${claim}?do=${action}`, { state: { queue: address.toString() } });
  };
  useKeys({ j: () => go(1), k: () => go(-1), a: () => open('approve'), d: () => open('decline') });

  return (
    <DeskPage title={messages.title} aside={<KeysHelp keys={messages.keys.queue} />}>
      <Filters key={address.toString()} />
      <QueryResult known={known}>
        {({ claims, next }) =>
          claims.length ? (
            <>
              <QueueTable ref={table} claims={claims} queue={address.toString()} />
              <Pages next={next} />
            </>
          ) : (
            <EmptyState title={messages.table.none}>
              {address.toString() ? messages.table.noneText : messages.table.noneWaiting}
            </EmptyState>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}
