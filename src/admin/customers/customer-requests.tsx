import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { requestMessages } from '../../i18n/admin/requests.ts';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { formatDate, formatDay } from '../dates.ts';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import { NextInstalment } from './next-instalment.tsx';

type CustomerRequest =
  | CustomerDetail['subscriptions'][number]
  | CustomerDetail['upgrades'][number]
  | CustomerDetail['requests'][number]
  | CustomerDetail['callBacks'][number];

const columns: Column<CustomerRequest>[] = [
  {
    header: requestMessages.number,
    cell: (request) => (
      <>
        {request.number ?? ''}
        {'service' in request && <SecondaryLine>{request.service.title}</SecondaryLine>}
        {'text' in request && request.text && <UserText long>{request.text}</UserText>}
      </>
    ),
  },
  { header: requestMessages.received, labelled: true, cell: ({ receivedAt }) => formatDate(receivedAt) },
  { header: requestMessages.outcome, cell: (request) => <Outcome request={request} /> },
];

type Props = {
  requests: readonly CustomerRequest[];
  none: string;
  /** for orders, whose instalments are noted here */
  instalmentsOf?: { kind: 'subscriptions' | 'upgrades'; onNoted: () => void };
};

export function CustomerRequests({ requests, none, instalmentsOf }: Props) {
  const forms = useOpenForms();
  if (requests.length === 0) return <p>{none}</p>;
  const instalmentColumn: Column<CustomerRequest> = {
    header: requestMessages.instalments.ordered,
    headerHidden: true,
    cell: (request) =>
      instalmentsOf && 'instalments' in request && <NextInstalment order={request} forms={forms} {...instalmentsOf} />,
  };
  const hasOpen =
    instalmentsOf && requests.some((request) => 'instalments' in request && request.instalments?.next?.dueOn);
  return (
    <DataTable columns={hasOpen ? [...columns, instalmentColumn] : columns} rows={requests} rowKey={({ id }) => id} />
  );
}

function Outcome({ request }: { request: CustomerRequest }) {
  if ('takenBy' in request && request.note) return <UserText long>{request.note}</UserText>;
  if (!('state' in request)) return request.settledAt ? requestMessages.answered : customerMessages.one.waits;
  const { state, from, until, reason } = request;
  return (
    <>
      {requestMessages.outcomes[state]}
      {from && (
        <SecondaryLine>
          {requestMessages.period(formatDay(from), until ? formatDay(until) : requestMessages.openEnd)}
        </SecondaryLine>
      )}
      {'instalments' in request && request.instalments && (
        <SecondaryLine>{requestMessages.instalments.paid(request.instalments.paid)}</SecondaryLine>
      )}
      {reason && <UserText long>{reason}</UserText>}
    </>
  );
}
