import { useState } from 'react';
import type * as v from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { subscriptionLine, upgradeLine } from '../../contract/admin/requests.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { shownPrice } from '../../i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../dates.ts';
import { Pagination } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';
import { CustomerCell, NoRequests, type Query, ReceivedCell, settledByText } from './cells.tsx';
import { SettlementForm } from './settlement-form.tsx';

export type Order = v.InferOutput<typeof subscriptionLine> | v.InferOutput<typeof upgradeLine>;
type Kind = 'subscriptions' | 'upgrades';

export function Orders({ kind, query }: { kind: Kind; query: Query }) {
  const ordersQuery = useDeskQuery(kind === 'subscriptions' ? adminEndpoints.subscriptions : adminEndpoints.upgrades, {
    query,
  });
  const [openForm, setOpenForm] = useState<string>();
  const onSettled = () => {
    setOpenForm(undefined);
    ordersQuery.refetch();
  };
  return (
    <QueryResult query={ordersQuery}>
      {(page) => {
        const lines: readonly Order[] = 'subscriptions' in page ? page.subscriptions : page.upgrades;
        if (lines.length === 0) return <NoRequests state={query.state} />;
        return (
          <>
            <table className={styles.table}>
              <caption className="visually-hidden">{messages.kinds[kind]}</caption>
              <thead>
                <tr>
                  <th scope="col">{messages.customer}</th>
                  <th scope="col">{messages.number}</th>
                  <th scope="col">{messages.service}</th>
                  <th scope="col">{messages.payment}</th>
                  <th scope="col">{messages.received}</th>
                  <th scope="col">{messages.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.id}>
                    <CustomerCell customer={line.customer} />
                    <td>{line.number}</td>
                    <td>
                      <What line={line} />
                    </td>
                    <td data-label={messages.payment}>{line.paymentMethod}</td>
                    <ReceivedCell at={line.receivedAt} />
                    <td>
                      {line.settledAt ? (
                        <Outcome line={line} />
                      ) : openForm === line.id ? (
                        <SettlementForm
                          kind={kind}
                          id={line.id}
                          onDone={onSettled}
                          onCancel={() => setOpenForm(undefined)}
                        />
                      ) : (
                        <Button kind="quiet" onClick={() => setOpenForm(line.id)}>
                          {messages.settle}
                          <span className="visually-hidden"> {line.number}</span>
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Pagination next={page.next} />
          </>
        );
      }}
    </QueryResult>
  );
}

function What({ line }: { line: Order }) {
  if (!('service' in line)) return messages.kinds.upgrades;
  const { title, yearlyPrice } = line.service;
  return (
    <>
      {title}
      <span className={styles.quiet}>
        {yearlyPrice === null ? messages.onRequest : messages.price(shownPrice('en', yearlyPrice))}
      </span>
    </>
  );
}

function Outcome({ line }: { line: Order }) {
  return (
    <>
      {messages.outcomes[line.state]}
      {line.from && (
        <span className={styles.quiet}>
          {messages.period(formatDay(line.from), line.until ? formatDay(line.until) : messages.openEnd)}
        </span>
      )}
      {line.reason && <UserText long>{line.reason}</UserText>}
      <span className={styles.quiet}>{settledByText(line)}</span>
    </>
  );
}
