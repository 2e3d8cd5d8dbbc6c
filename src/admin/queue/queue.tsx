import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimMessages as messages } from '../../i18n/admin/claims.ts';
import { payoutMessages } from '../../i18n/admin/payouts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeskPage } from '../desk-page.tsx';
import { KeyboardShortcutsHelp, useKeyboardShortcuts } from '../keyboard-shortcuts.tsx';
import { Pagination } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { queueQuery } from '../queue-query.ts';
import { RequireRole } from '../require-role.tsx';
import { Filters } from './filters.tsx';
import styles from './queue.module.css';
import { QueueTable } from './queue-table.tsx';
import { QueueViews } from './queue-views.tsx';
import { claimLinks, useFocusOnReturn } from './use-focus-on-return.ts';

/** The claims to decide. Filters are kept in the address, so that a filtered list can be bookmarked and shared. */
export function Queue() {
  const [searchParams] = useSearchParams();
  const claimsQuery = useDeskQuery(adminEndpoints.queue, { query: queueQuery(searchParams) });
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();

  const links = () => claimLinks(table);
  const focusedIndex = () => links().findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const moveFocus = (step: number) => {
    const all = links();
    all[Math.min(Math.max(focusedIndex() + step, 0), all.length - 1)]?.focus();
  };
  const open = (action: string) => {
    const claim = links()[focusedIndex()]?.dataset.claim;
    if (claim) navigate(`/claims/${claim}?do=${action}`, { state: { queue: searchParams.toString() } });
  };
  useFocusOnReturn(table, claimsQuery.data?.claims);
  useKeyboardShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    a: () => open('approve'),
    d: () => open('decline'),
  });

  return (
    <DeskPage
      title={messages.title}
      aside={
        <span className={styles.actions}>
          <RequireRole deskRole="officer">
            <Link to="/payouts">{payoutMessages.title}</Link>
          </RequireRole>
          <Link to="/saved-replies">{messages.replies.title}</Link>
          <KeyboardShortcutsHelp keys={messages.keys.queue} />
        </span>
      }
    >
      <QueueViews />
      <Filters key={searchParams.toString()} />
      <QueryResult query={claimsQuery}>
        {({ claims, next }) =>
          claims.length ? (
            <>
              <QueueTable ref={table} claims={claims} queue={searchParams.toString()} />
              <Pagination next={next} />
            </>
          ) : (
            <EmptyState title={messages.table.none}>
              {searchParams.toString() ? messages.table.noneText : messages.table.noneWaiting}
            </EmptyState>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}
