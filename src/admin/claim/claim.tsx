import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Meanwhile } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimWords } from '../../i18n/admin/claims.ts';
import { ClaimState, Priority } from '../claim-state.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import { DeskPage, Part } from '../desk-page.tsx';
import { KeysHelp, useKeys } from '../keyboard-shortcuts.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { Actions } from './actions.tsx';
import styles from './claim.module.css';
import { MeanwhileNotice } from './conflict-notice.tsx';
import { SubmittedFields, WhoSentIt } from './submitted-fields.tsx';
import { Timeline } from './timeline.tsx';

/** One claim, everything that belongs to it, and the one decision that is to be made about it. */
export function Claim() {
  const { id = '' } = useParams();
  return <OneClaim key={id} id={id} />;
}

function OneClaim({ id }: { id: string }) {
  const messages = claimWords.one;
  const known = useDeskQuery(adminEndpoints.claim, { params: { id } });
  const [quicker, setQuicker] = useState<Meanwhile>();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queue = `/claims?${(state as { queue?: string } | null)?.queue ?? ''}`;
  useKeys({ b: () => navigate(queue) });

  return (
    <DeskPage
      title={messages.title(known.answer?.number ?? '')}
      aside={
        <span className={styles.aside}>
          <Link to={queue}>{messages.back}</Link>
          <KeysHelp keys={claimWords.keys.claim} />
        </span>
      }
    >
      <QueryResult known={known}>
        {(claim) => (
          <>
            <p className={styles.state}>
              <ClaimState status={claim.status} /> {claim.priority && <Priority />}
            </p>
            {quicker && <MeanwhileNotice events={quicker.meanwhile} />}
            <div className={styles.columns}>
              <div className={styles.column}>
                <Part heading={messages.sent}>
                  <SubmittedFields claim={claim} />
                </Part>
                <Part heading={messages.others}>
                  <ClaimsTable claims={claim.others} none={messages.noOthers} />
                </Part>
              </div>
              <div className={styles.column}>
                <Part heading={messages.decision}>
                  <Actions
                    key={claim.version}
                    claim={claim}
                    onDone={(now) => {
                      setQuicker(undefined);
                      known.show(now);
                    }}
                    onQuicker={(meanwhile) => {
                      setQuicker(meanwhile);
                      known.again();
                    }}
                  />
                </Part>
                <Part heading={messages.customer}>
                  <WhoSentIt customer={claim.customer} />
                </Part>
                <Part heading={messages.timeline}>
                  <Timeline events={claim.events} />
                </Part>
              </div>
            </div>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}
