import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { adminCalls } from '../../contract/admin/api.ts';
import type { Meanwhile } from '../../contract/admin/claims.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { ClaimState, Priority } from '../claim-state.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import { KeysHelp, useKeys } from '../keys.tsx';
import { useKnown } from '../known.ts';
import { DeskPage, Part } from '../page.tsx';
import { Shown } from '../shown.tsx';
import { Actions } from './actions.tsx';
import styles from './claim.module.css';
import { MeanwhileNotice } from './meanwhile.tsx';
import { Timeline } from './timeline.tsx';
import { WhatWasSent, WhoSentIt } from './what-was-sent.tsx';

/** One claim, everything that belongs to it, and the one decision that is to be made about it. */
export function Claim() {
  const { id = '' } = useParams();
  return <OneClaim key={id} id={id} />;
}

function OneClaim({ id }: { id: string }) {
  const words = claimWords.one;
  const known = useKnown(adminCalls.claim, { params: { id } });
  const [quicker, setQuicker] = useState<Meanwhile>();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queue = `/claims?${(state as { queue?: string } | null)?.queue ?? ''}`;
  useKeys({ b: () => navigate(queue) });

  return (
    <DeskPage
      title={words.title(known.answer?.number ?? '')}
      aside={
        <span className={styles.aside}>
          <Link to={queue}>{words.back}</Link>
          <KeysHelp keys={claimWords.keys.claim} />
        </span>
      }
    >
      <Shown known={known}>
        {(claim) => (
          <>
            <p className={styles.state}>
              <ClaimState status={claim.status} /> {claim.priority && <Priority />}
            </p>
            {quicker && <MeanwhileNotice events={quicker.meanwhile} />}
            <div className={styles.columns}>
              <div className={styles.column}>
                <Part heading={words.sent}>
                  <WhatWasSent claim={claim} />
                </Part>
                <Part heading={words.others}>
                  <ClaimsTable claims={claim.others} none={words.noOthers} />
                </Part>
              </div>
              <div className={styles.column}>
                <Part heading={words.decision}>
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
                <Part heading={words.customer}>
                  <WhoSentIt customer={claim.customer} />
                </Part>
                <Part heading={words.timeline}>
                  <Timeline events={claim.events} />
                </Part>
              </div>
            </div>
          </>
        )}
      </Shown>
    </DeskPage>
  );
}
