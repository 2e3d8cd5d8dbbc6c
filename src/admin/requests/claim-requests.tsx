import { useState } from 'react';
import { adminCalls } from '../../contract/admin/api.ts';
import { requestWords as words } from '../../text/desk/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask, failureOf } from '../ask.ts';
import { useKnown } from '../known.ts';
import { Pages } from '../pages.tsx';
import { Shown } from '../shown.tsx';
import styles from '../table.module.css';
import { CustomerCell, NothingHere, type Query, ReceivedCell, settledLine } from './cells.tsx';

/** Somebody wants to be called about a claim. */
export function ClaimRequests({ query }: { query: Query }) {
  const known = useKnown(adminCalls.claimRequests, { query });
  const [refused, setRefused] = useState<string>();
  const answer = async (id: string) => {
    const result = await ask(adminCalls.answerRequest, { params: { id } });
    setRefused(result.kind === 'answer' ? undefined : failureOf(result).message);
    if (result.kind === 'answer') toast(words.markedAnswered);
    known.again();
  };
  return (
    <>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <Shown known={known}>
        {({ requests, next }) =>
          requests.length ? (
            <>
              <table className={styles.table}>
                <caption className="visually-hidden">{words.kinds.calls}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.customer}</th>
                    <th scope="col">{words.number}</th>
                    <th scope="col">{words.received}</th>
                    <th scope="col">{words.outcome}</th>
                  </tr>
                </thead>
                <tbody>
                  {requests.map((line) => (
                    <tr key={line.id}>
                      <CustomerCell customer={line.customer} />
                      <td>{line.number}</td>
                      <ReceivedCell at={line.receivedAt} />
                      <td>
                        {line.settledAt ? (
                          settledLine(line)
                        ) : (
                          <Button kind="quiet" onClick={() => void answer(line.id)}>
                            {words.markAnswered}
                            <span className="visually-hidden"> {line.number}</span>
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Pages next={next} />
            </>
          ) : (
            <NothingHere state={query.state} />
          )
        }
      </Shown>
    </>
  );
}
