import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { requestWords as messages } from '../../i18n/admin/requests.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pages } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import styles from '../table.module.css';
import { CarryOut } from './carry-out.tsx';
import { CustomerCell, NothingHere, type Query, ReceivedCell, settledLine } from './cells.tsx';

type Deletion = ResponseOf<typeof adminEndpoints.carryOutDeletion>;

/** Customers who want to be forgotten. Their claims are decided before, since nobody could decide them after. */
export function Deletions({ query }: { query: Query }) {
  const known = useDeskQuery(adminEndpoints.deletions, { query });
  const [refused, setRefused] = useState<string>();
  const settled = (refusal: string | undefined) => {
    setRefused(refusal);
    known.again();
  };
  return (
    <>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <QueryResult known={known}>
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
                        <Outcome line={line} onSettled={settled} />
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

type OutcomeProps = { line: Deletion; onSettled: (refusal: string | undefined) => void };

function Outcome({ line, onSettled }: OutcomeProps) {
  if (line.outcome) {
    return (
      <>
        {messages.deletion.outcomes[line.outcome]}
        <span className={styles.quiet}>{settledLine(line)}</span>
      </>
    );
  }
  if (line.undecided > 0) {
    const claims = `/claims?${new URLSearchParams({ search: line.customer.email })}`;
    return <Link to={claims}>{messages.deletion.undecided(line.undecided)}</Link>;
  }
  return <CarryOut line={line} onSettled={onSettled} />;
}
