import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { requestMessages } from '../../i18n/admin/requests.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Column, SecondaryLine } from '../data-table.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import { type CallBack, CallBackActions } from './call-back-actions.tsx';
import { customerColumn, type Query, RequestsTable, receivedColumn, settledByText } from './requests-table.tsx';

const messages = requestMessages.callBack;

const columns: Column<CallBack>[] = [
  customerColumn,
  { header: requestMessages.number, cell: ({ number }) => number },
  {
    header: messages.call,
    cell: ({ phone, time }) => (
      <>
        <PhoneLink phone={phone} />
        <SecondaryLine>{messages.times[time]}</SecondaryLine>
      </>
    ),
  },
  {
    header: messages.about,
    cell: ({ claim, text }) => (
      <>
        {claim && <Link to={`/claims/${claim.id}`}>{claim.number}</Link>}
        {text && <UserText long>{text}</UserText>}
      </>
    ),
  },
  receivedColumn,
];

/** Customers who want to be called: one takes the call, so that no two make it, and notes what came of it. */
export function CallBacks({ query }: { query: Query }) {
  const callsQuery = useDeskQuery(adminEndpoints.callBacks, { query });
  const forms = useOpenForms();
  const [error, setError] = useState<string>();
  const onChanged = (problem?: string) => {
    setError(problem);
    callsQuery.refetch();
  };
  const outcomeColumn: Column<CallBack> = {
    header: requestMessages.outcome,
    cell: (callBack) =>
      callBack.settledAt ? (
        <>
          {callBack.note && <UserText long>{callBack.note}</UserText>}
          <SecondaryLine>{settledByText(callBack)}</SecondaryLine>
        </>
      ) : (
        <CallBackActions callBack={callBack} forms={forms} onChanged={onChanged} />
      ),
  };
  return (
    <>
      {error && <Notice kind="bad">{error}</Notice>}
      <QueryResult query={callsQuery}>
        {({ callBacks, next }) => (
          <RequestsTable
            caption={requestMessages.kinds['call-backs']}
            columns={[...columns, outcomeColumn]}
            rows={callBacks}
            next={next}
            query={query}
          />
        )}
      </QueryResult>
    </>
  );
}
