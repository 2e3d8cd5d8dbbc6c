import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { Notice } from '../../ui/notice.tsx';
import { SecondaryLine } from '../data-table.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { RequireRole } from '../require-role.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { customerColumn, type Query, RequestsTable, receivedColumn, settledByText } from './requests-table.tsx';

type Deletion = ResponseOf<typeof adminEndpoints.carryOutDeletion>;

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
        {({ deletions, next }) => (
          <RequestsTable
            caption={messages.deletion.caption}
            columns={[
              customerColumn,
              receivedColumn,
              {
                header: messages.outcome,
                cell: (deletion) => <Outcome deletion={deletion} onSettled={onSettled} />,
              },
            ]}
            rows={deletions}
            next={next}
            query={query}
          />
        )}
      </QueryResult>
    </>
  );
}

type OutcomeProps = { deletion: Deletion; onSettled: (error: string | undefined) => void };

/** An account is deleted only after its claims are decided, because they lose their customer. */
function Outcome({ deletion, onSettled }: OutcomeProps) {
  if (deletion.outcome) {
    return (
      <>
        {messages.deletion.outcomes[deletion.outcome]}
        <SecondaryLine>{settledByText(deletion)}</SecondaryLine>
      </>
    );
  }
  if (deletion.undecided > 0) {
    const claims = `/claims?${new URLSearchParams({ search: deletion.customer.email })}`;
    return <Link to={claims}>{messages.deletion.undecided(deletion.undecided)}</Link>;
  }
  return (
    <RequireRole deskRole="lead">
      <DeleteAccount deletion={deletion} onSettled={onSettled} />
    </RequireRole>
  );
}
