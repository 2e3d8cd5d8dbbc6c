import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { RequireRole } from '../require-role.tsx';
import { customerColumn, type Query, RequestsTable, receivedColumn, settledByText } from './requests-table.tsx';

export function ClaimRequests({ query }: { query: Query }) {
  const requestsQuery = useDeskQuery(adminEndpoints.claimRequests, { query });
  const [error, setError] = useState<string>();
  const markAnswered = async (id: string) => {
    const result = await deskRequest(adminEndpoints.answerRequest, { params: { id } });
    setError(result.kind === 'answer' ? undefined : toRequestError(result).message);
    if (result.kind === 'answer') toast(messages.markedAnswered);
    requestsQuery.refetch();
  };
  return (
    <>
      {error && <Notice kind="bad">{error}</Notice>}
      <QueryResult query={requestsQuery}>
        {({ requests, next }) => (
          <RequestsTable
            caption={messages.kinds.calls}
            columns={[
              customerColumn,
              { header: messages.number, cell: ({ number }) => number },
              receivedColumn,
              {
                header: messages.outcome,
                cell: (request) =>
                  request.settledAt ? (
                    settledByText(request)
                  ) : (
                    <RequireRole deskRole="officer">
                      <Button kind="quiet" onClick={() => void markAnswered(request.id)}>
                        {messages.markAnswered}
                        <span className="visually-hidden"> {request.number}</span>
                      </Button>
                    </RequireRole>
                  ),
              },
            ]}
            rows={requests}
            next={next}
            query={query}
          />
        )}
      </QueryResult>
    </>
  );
}
