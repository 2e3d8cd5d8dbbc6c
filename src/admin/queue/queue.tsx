import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminCalls } from '../../contract/admin/api.ts';
import { claimWords as words } from '../../text/desk/claims.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeysHelp, useKeys } from '../keys.tsx';
import { useKnown } from '../known.ts';
import { DeskPage } from '../page.tsx';
import { Pages } from '../pages.tsx';
import { Shown } from '../shown.tsx';
import { Filters } from './filters.tsx';
import { QueueTable } from './queue-table.tsx';

const asked = ['search', 'state', 'kind', 'hospital', 'service', 'days', 'after'] as const;

/** What waits for a decision. What is asked for stands in the address, so that it can be kept, shared and come back to. */
export function Queue() {
  const [address] = useSearchParams();
  const query = Object.fromEntries(asked.map((name) => [name, address.get(name) || undefined]));
  const known = useKnown(adminCalls.queue, { query });
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
    <DeskPage title={words.title} aside={<KeysHelp keys={words.keys.queue} />}>
      <Filters key={address.toString()} />
      <Shown known={known}>
        {({ claims, next }) =>
          claims.length ? (
            <>
              <QueueTable ref={table} claims={claims} queue={address.toString()} />
              <Pages next={next} />
            </>
          ) : (
            <EmptyState title={words.table.none}>
              {address.toString() ? words.table.noneText : words.table.noneWaiting}
            </EmptyState>
          )
        }
      </Shown>
    </DeskPage>
  );
}
