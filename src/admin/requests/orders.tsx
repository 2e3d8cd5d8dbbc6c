import type * as v from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { subscriptionLine, upgradeLine } from '../../contract/admin/requests.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { formatPrice } from '../../i18n/money.ts';
import { type Column, SecondaryLine } from '../data-table.tsx';
import { formatDay } from '../dates.ts';
import { OpenFormButton } from '../open-form-button.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { useOpenForms } from '../use-open-forms.ts';
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
  const forms = useOpenForms();
  const outcomeColumn: Column<Order> = {
    header: messages.outcome,
    cell: (order) =>
      order.settledAt ? (
        <Outcome order={order} />
      ) : forms.isOpen(order.id) ? (
        <SettlementForm
          kind={kind}
          order={order}
          onDone={() => {
            forms.close(order.id);
            ordersQuery.refetch();
            document.getElementById('page-heading')?.focus();
          }}
          onCancel={() => forms.close(order.id)}
        />
      ) : (
        <OpenFormButton forms={forms} id={order.id} kind="quiet" label={messages.settleOf(order.number ?? '')}>
          {messages.settle}
        </OpenFormButton>
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
          query={query}
        />
      )}
    </QueryResult>
  );
}

function OrderedService({ order }: { order: Order }) {
  const service = 'service' in order ? order.service : undefined;
  const hasChanged = service && service.yearlyPrice !== order.yearlyPrice;
  return (
    <>
      {service?.title ?? messages.kinds.upgrades}
      <SecondaryLine>{priceText(order.yearlyPrice, messages.orderedAt)}</SecondaryLine>
      {order.instalments && <SecondaryLine>{messages.instalments.ordered}</SecondaryLine>}
      {hasChanged && <SecondaryLine>{priceText(service.yearlyPrice, messages.priceNow)}</SecondaryLine>}
    </>
  );
}

const priceText = (price: number | null, text: (price: string) => string) =>
  price === null ? messages.onRequest : text(formatPrice('en', price));

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
