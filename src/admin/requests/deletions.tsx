import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminCalls } from '../../contract/admin/api.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { requestWords as words } from '../../text/desk/requests.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKnown } from '../known.ts';
import { Pages } from '../pages.tsx';
import { Shown } from '../shown.tsx';
import styles from '../table.module.css';
import { CarryOut } from './carry-out.tsx';
import { CustomerCell, NothingHere, type Query, ReceivedCell, settledLine } from './cells.tsx';

type Deletion = AnswerOf<typeof adminCalls.carryOutDeletion>;

/** Customers who want to be forgotten. Their claims are decided before, since nobody could decide them after. */
export function Deletions({ query }: { query: Query }) {
  const known = useKnown(adminCalls.deletions, { query });
  const [refused, setRefused] = useState<string>();
  const settled = (refusal: string | undefined) => {
    setRefused(refusal);
    known.again();
  };
  return (
    <>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <Shown known={known}>
        {({ deletions, next }) =>
          deletions.length ? (
            <>
              <table className={styles.table}>
                <caption className="visually-hidden">{words.deletion.caption}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.customer}</th>
                    <th scope="col">{words.received}</th>
                    <th scope="col">{words.outcome}</th>
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
      </Shown>
    </>
  );
}

type OutcomeProps = { line: Deletion; onSettled: (refusal: string | undefined) => void };

function Outcome({ line, onSettled }: OutcomeProps) {
  if (line.outcome) {
    return (
      <>
        {words.deletion.outcomes[line.outcome]}
        <span className={styles.quiet}>{settledLine(line)}</span>
      </>
    );
  }
  if (line.undecided > 0) {
    const claims = `/claims?${new URLSearchParams({ search: line.customer.email })}`;
    return <Link to={claims}>{words.deletion.undecided(line.undecided)}</Link>;
  }
  return <CarryOut line={line} onSettled={onSettled} />;
}
