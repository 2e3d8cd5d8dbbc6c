import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { requestWords as messages } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask, failureOf } from '../client.ts';
import { Pages } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import styles from '../table.module.css';
import { CustomerCell, NothingHere, type Query, ReceivedCell, settledLine } from './cells.tsx';

/** Somebody wants to be called about a claim. */
export function ClaimRequests({ query }: { query: Query }) {
  const known = useDeskQuery(adminEndpoints.claimRequests, { query });
  const [refused, setRefused] = useState<string>();
  const answer = async (id: string) => {
    const result = await ask(adminEndpoints.answerRequest, { params: { id } });
    setRefused(result.kind === 'answer' ? undefined : failureOf(result).message);
    if (result.kind === 'answer') toast(messages.markedAnswered);
    known.again();
  };
  return (
    <>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <QueryResult known={known}>
        {({ requests, next }) =>
          requests.length ? (
            <>
              <table className={styles.table}>
                <caption className="visually-hidden">{messages.kinds.calls}</caption>
                <thead>
                  <tr>
                    <th scope="col">{messages.customer}</th>
                    <th scope="col">{messages.number}</th>
                    <th scope="col">{messages.received}</th>
                    <th scope="col">{messages.outcome}</th>
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
                            {messages.markAnswered}
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
      </QueryResult>
    </>
  );
}
