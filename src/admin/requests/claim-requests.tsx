import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { Pagination } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import styles from '../table.module.css';
import { CustomerCell, NoRequests, type Query, ReceivedCell, settledByText } from './cells.tsx';

export function ClaimRequests({ query }: { query: Query }) {
  const requestsQuery = useDeskQuery(adminEndpoints.claimRequests, { query });
  const [error, setError] = useState<string>();
  const answer = async (id: string) => {
    const result = await deskRequest(adminEndpoints.answerRequest, { params: { id } });
    setError(result.kind === 'answer' ? undefined : toRequestError(result).message);
    if (result.kind === 'answer') toast(messages.markedAnswered);
    requestsQuery.refetch();
  };
  return (
    <>
      {error && <Notice kind="bad">{error}</Notice>}
      <QueryResult query={requestsQuery}>
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
                          settledByText(line)
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
              <Pagination next={next} />
            </>
          ) : (
            <NoRequests state={query.state} />
          )
        }
      </QueryResult>
    </>
  );
}
