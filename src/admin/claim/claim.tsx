import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { AdminClaim, Conflict } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { auditLogMessages } from '../../i18n/admin/audit-log.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { photoMessages } from '../../i18n/admin/photos.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { AnotherLookBadge, ClaimStatusBadge, PriorityBadge } from '../claim-status-badge.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import { DeskPage, PageSection } from '../desk-page.tsx';
import { KeyboardShortcutsHelp, useKeyboardShortcuts } from '../keyboard-shortcuts.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { RequireRole } from '../require-role.tsx';
import { type Action, Actions } from './actions.tsx';
import { AnotherLook } from './another-look.tsx';
import { Assignment } from './assignment.tsx';
import styles from './claim.module.css';
import { ClaimCustomer } from './claim-customer.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { FirstApproval } from './first-approval.tsx';
import { Notes } from './notes.tsx';
import { ClaimPhotos } from './photos/claim-photos.tsx';
import { SubmittedFields } from './submitted-fields.tsx';
import { Thread } from './thread.tsx';
import { Timeline } from './timeline.tsx';
import { useQueuePosition } from './use-queue-position.ts';

const messages = claimMessages.one;

export function Claim() {
  const { id = '' } = useParams();
  // Keyed, so that a link to another claim does not keep the state of this one.
  return <ClaimPage key={id} id={id} />;
}

function ClaimPage({ id }: { id: string }) {
  const claimQuery = useDeskQuery(adminEndpoints.claim, { params: { id } });
  const [conflict, setConflict] = useState<Conflict>();
  const [question, setQuestion] = useState<string>();
  const hasPhotos = Boolean(claimQuery.data?.photos?.length);
  const decisionHeading = useRef<HTMLHeadingElement>(null);
  const queue = useQueuePosition(id);
  const navigate = useNavigate();
  const backToQueue = { state: { fromClaim: true } };
  useKeyboardShortcuts({
    b: () => navigate(queue.address, backToQueue),
    j: () => queue.open(queue.next),
    k: () => queue.open(queue.previous),
  });

  const onDecided = (updated: AdminClaim, action: Action) => {
    const isApprovedOnce = action === 'approve' && updated.firstApproval !== null;
    const message = claimMessages.act.done[isApprovedOnce ? 'approvedOnce' : action];
    setConflict(undefined);
    claimQuery.setData(updated);
    toast(`${updated.number}: ${message}`);
    if (action !== 'review' && action !== 'undo' && queue.next) queue.open(queue.next, { ...updated, message });
    else decisionHeading.current?.focus();
  };

  const photographs = (claim: AdminClaim) => (
    <ClaimPhotos
      claim={claim}
      onChecked={(photos) => claimQuery.setData({ ...claim, photos })}
      onAskAgain={setQuestion}
    />
  );

  return (
    <DeskPage
      title={messages.title(claimQuery.data?.number ?? '')}
      aside={
        <span className={styles.aside}>
          <Link to={queue.address} {...backToQueue}>
            {messages.back}
          </Link>
          <KeyboardShortcutsHelp keys={[...claimMessages.keys.claim, ...(hasPhotos ? photoMessages.keys : [])]} />
        </span>
      }
    >
      {queue.decided && (
        <Notice kind="good">
          <Link to={`/claims/${queue.decided.id}`}>{queue.decided.number}</Link>: {queue.decided.message}
        </Notice>
      )}
      <QueryResult query={claimQuery}>
        {(claim) => (
          <>
            <p className={styles.state}>
              <ClaimStatusBadge status={claim.status} /> {claim.priority && <PriorityBadge />}{' '}
              {claim.disagreedWith && <AnotherLookBadge />}
            </p>
            {conflict && <ConflictNotice events={conflict.meanwhile} />}
            <div className={classNames(styles.columns, hasPhotos && styles.withPhotos)}>
              <div className={styles.sent}>
                <PageSection heading={messages.sent}>
                  <SubmittedFields claim={claim} />
                </PageSection>
                <Thread events={claim.events} />
                {!hasPhotos && photographs(claim)}
              </div>
              {hasPhotos && <div className={styles.photos}>{photographs(claim)}</div>}
              <div className={styles.decision}>
                <PageSection heading={messages.decision} headingRef={decisionHeading}>
                  {claim.disagreedWith && isUndecided(claim) && <AnotherLook claim={claim} by={claim.disagreedWith} />}
                  {claim.firstApproval && <FirstApproval approval={claim.firstApproval} />}
                  <Actions
                    claim={claim}
                    question={question}
                    onQuestionAdded={() => setQuestion(undefined)}
                    onDone={onDecided}
                    onUndoExpired={() =>
                      claimQuery.setData({
                        ...claim,
                        actions: claim.actions.filter((action) => action !== 'undo'),
                        undoUntil: null,
                      })
                    }
                    onConflict={(found) => {
                      setConflict(found);
                      claimQuery.refetch();
                    }}
                  />
                </PageSection>
                <PageSection heading={messages.assignment}>
                  <Assignment claim={claim} onDone={claimQuery.setData} />
                </PageSection>
                <PageSection heading={messages.notes}>
                  <Notes claim={claim} onDone={claimQuery.setData} />
                </PageSection>
              </div>
              <div className={styles.background}>
                <PageSection heading={messages.customer}>
                  <ClaimCustomer claim={claim} />
                </PageSection>
                <PageSection heading={messages.timeline}>
                  <Timeline events={claim.events} />
                  <RequireRole deskRole="administrator">
                    <Link to={`/audit-log?claim=${claim.id}`}>{auditLogMessages.ofThisOne}</Link>
                  </RequireRole>
                </PageSection>
                <PageSection heading={messages.others}>
                  <ClaimsTable claims={claim.others} none={messages.noOthers} />
                </PageSection>
              </div>
            </div>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}

const isUndecided = ({ status }: AdminClaim) => status === 'in-review' || status === 'more-information';
