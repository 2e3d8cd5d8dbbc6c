import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import styles from '../table.module.css';
import { CustomerCell, NoRequests, type Query, ReceivedCell, settledByText } from './cells.tsx';
import { DeleteAccount } from './delete-account.tsx';

type Deletion = ResponseOf<typeof adminEndpoints.carryOutDeletion>;

/** An account is deleted only after its claims are decided, because they lose their customer. */
export function Deletions({ query }: { query: Query }) {
  const deletionsQuery = useDeskQuery(adminEndpoints.deletions, { query });
  const [error, setError] = useState<string>();
  const onSettled = (message: string | undefined) => {
    setError(message);
    deletionsQuery.refetch();
  };
  return (
    <>
      {error && <Notice kind="bad">{error}</Notice>}
      <QueryResult query={deletionsQuery}>
        {({ deletions, next }) =>
          deletions.length ? (
            <>
              <table className={styles.table}>
                <caption className="visually-hidden">{messages.deletion.caption}</caption>
                <thead>
                  <tr>
                    <th scope="col">{messages.customer}</th>
                    <th scope="col">{messages.received}</th>
                    <th scope="col">{messages.outcome}</th>
                  </tr>
                </thead>
                <tbody>
                  {deletions.map((line) => (
                    <tr key={line.id}>
                      <CustomerCell customer={line.customer} />
                      <ReceivedCell at={line.receivedAt} />
                      <td>
                        <Outcome line={line} onSettled={onSettled} />
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

type OutcomeProps = { line: Deletion; onSettled: (message: string | undefined) => void };

function Outcome({ line, onSettled }: OutcomeProps) {
  if (line.outcome) {
    return (
      <>
        {messages.deletion.outcomes[line.outcome]}
        <span className={styles.quiet}>{settledByText(line)}</span>
      </>
    );
  }
  if (line.undecided > 0) {
    const claims = `/claims?${new URLSearchParams({ search: line.customer.email })}`;
    return <Link to={claims}>{messages.deletion.undecided(line.undecided)}</Link>;
  }
  return <DeleteAccount line={line} onSettled={onSettled} />;
}
