import { useState } from 'react';
import type * as v from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { subscriptionLine, upgradeLine } from '../../contract/admin/requests.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { formatPrice } from '../../i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, SecondaryLine } from '../data-table.tsx';
import { formatDay } from '../dates.ts';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { UserText } from '../user-text.tsx';
import { customerColumn, type Query, RequestsTable, receivedColumn, settledByText } from './requests-table.tsx';
import { SettlementForm } from './settlement-form.tsx';

export type Order = v.InferOutput<typeof subscriptionLine> | v.InferOutput<typeof upgradeLine>;
type Kind = 'subscriptions' | 'upgrades';

const columns: Column<Order>[] = [
  customerColumn,
  { header: messages.number, cell: ({ number }) => number },
  { header: messages.service, cell: (order) => <OrderedService order={order} /> },
  { header: messages.payment, labelled: true, cell: ({ paymentMethod }) => paymentMethod },
  receivedColumn,
];

export function Orders({ kind, query }: { kind: Kind; query: Query }) {
  const ordersQuery = useDeskQuery(kind === 'subscriptions' ? adminEndpoints.subscriptions : adminEndpoints.upgrades, {
    query,
  });
  const [openForm, setOpenForm] = useState<string>();
  const onSettled = () => {
    setOpenForm(undefined);
    ordersQuery.refetch();
  };
  const outcomeColumn: Column<Order> = {
    header: messages.outcome,
    cell: (order) =>
      order.settledAt ? (
        <Outcome order={order} />
      ) : openForm === order.id ? (
        <SettlementForm kind={kind} id={order.id} onDone={onSettled} onCancel={() => setOpenForm(undefined)} />
      ) : (
        <Button kind="quiet" onClick={() => setOpenForm(order.id)}>
          {messages.settle}
          <span className="visually-hidden"> {order.number}</span>
        </Button>
      ),
  };
  return (
    <QueryResult query={ordersQuery}>
      {(page) => (
        <RequestsTable<Order>
          caption={messages.kinds[kind]}
          columns={[...columns, outcomeColumn]}
          rows={'subscriptions' in page ? page.subscriptions : page.upgrades}
          next={page.next}
          state={query.state}
        />
      )}
    </QueryResult>
  );
}

function OrderedService({ order }: { order: Order }) {
  if (!('service' in order)) return messages.kinds.upgrades;
  const { title, yearlyPrice } = order.service;
  return (
    <>
      {title}
      <SecondaryLine>
        {yearlyPrice === null ? messages.onRequest : messages.price(formatPrice('en', yearlyPrice))}
      </SecondaryLine>
    </>
  );
}

function Outcome({ order }: { order: Order }) {
  return (
    <>
      {messages.outcomes[order.state]}
      {order.from && (
        <SecondaryLine>
          {messages.period(formatDay(order.from), order.until ? formatDay(order.until) : messages.openEnd)}
        </SecondaryLine>
      )}
      {order.reason && <UserText long>{order.reason}</UserText>}
      <SecondaryLine>{settledByText(order)}</SecondaryLine>
    </>
  );
}
