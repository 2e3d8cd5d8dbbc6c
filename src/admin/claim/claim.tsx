import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Conflict } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { ClaimStatusBadge, PriorityBadge } from '../claim-status-badge.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import { DeskPage, PageSection } from '../desk-page.tsx';
import { KeyboardShortcutsHelp, useKeyboardShortcuts } from '../keyboard-shortcuts.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { Actions } from './actions.tsx';
import styles from './claim.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { ClaimCustomer, SubmittedFields } from './submitted-fields.tsx';
import { Timeline } from './timeline.tsx';

export function Claim() {
  const { id = '' } = useParams();
  // Keyed, so that a link to another claim does not keep the state of this one.
  return <ClaimPage key={id} id={id} />;
}

function ClaimPage({ id }: { id: string }) {
  const messages = claimMessages.one;
  const claimQuery = useDeskQuery(adminEndpoints.claim, { params: { id } });
  const [conflict, setConflict] = useState<Conflict>();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queue = `/claims?${(state as { queue?: string } | null)?.queue ?? ''}`;
  useKeyboardShortcuts({ b: () => navigate(queue) });

  return (
    <DeskPage
      title={messages.title(claimQuery.data?.number ?? '')}
      aside={
        <span className={styles.aside}>
          <Link to={queue}>{messages.back}</Link>
          <KeyboardShortcutsHelp keys={claimMessages.keys.claim} />
        </span>
      }
    >
      <QueryResult query={claimQuery}>
        {(claim) => (
          <>
            <p className={styles.state}>
              <ClaimStatusBadge status={claim.status} /> {claim.priority && <PriorityBadge />}
            </p>
            {conflict && <ConflictNotice events={conflict.meanwhile} />}
            <div className={styles.columns}>
              <div className={styles.column}>
                <PageSection heading={messages.sent}>
                  <SubmittedFields claim={claim} />
                </PageSection>
                <PageSection heading={messages.others}>
                  <ClaimsTable claims={claim.others} none={messages.noOthers} />
                </PageSection>
              </div>
              <div className={styles.column}>
                <PageSection heading={messages.decision}>
                  <Actions
                    key={claim.version}
                    claim={claim}
                    onDone={(updated) => {
                      setConflict(undefined);
                      claimQuery.setData(updated);
                    }}
                    onConflict={(found) => {
                      setConflict(found);
                      claimQuery.refetch();
                    }}
                  />
                </PageSection>
                <PageSection heading={messages.customer}>
                  <ClaimCustomer customer={claim.customer} />
                </PageSection>
                <PageSection heading={messages.timeline}>
                  <Timeline events={claim.events} />
                </PageSection>
              </div>
            </div>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}
