import { useState } from 'react';
import type * as v from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { subscriptionLine, upgradeLine } from '../../contract/admin/requests.ts';
import { requestWords as messages } from '../../i18n/admin/requests.ts';
import { formatPrice } from '../../i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { shownDay } from '../dates.ts';
import { Pages } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';
import { CustomerCell, NothingHere, type Query, ReceivedCell, settledLine } from './cells.tsx';
import { SettlementForm } from './settlement-form.tsx';

export type Order = v.InferOutput<typeof subscriptionLine> | v.InferOutput<typeof upgradeLine>;
type Kind = 'subscriptions' | 'upgrades';

/** Subscriptions and upgrades: paid for, and then confirmed; or declined with a reason. */
export function Orders({ kind, query }: { kind: Kind; query: Query }) {
  const subscriptions = useDeskQuery(
    kind === 'subscriptions' ? adminEndpoints.subscriptions : adminEndpoints.upgrades,
    { query },
  );
  const [settling, setSettling] = useState<string>();
  const settled = () => {
    setSettling(undefined);
    subscriptions.again();
  };
  return (
    <QueryResult known={subscriptions}>
      {(page) => {
        const lines: readonly Order[] = 'subscriptions' in page ? page.subscriptions : page.upgrades;
        if (lines.length === 0) return <NothingHere state={query.state} />;
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
                      ) : settling === line.id ? (
                        <SettlementForm
                          kind={kind}
                          id={line.id}
                          onDone={settled}
                          onCancel={() => setSettling(undefined)}
                        />
                      ) : (
                        <Button kind="quiet" onClick={() => setSettling(line.id)}>
                          {messages.settle}
                          <span className="visually-hidden"> {line.number}</span>
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Pages next={page.next} />
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
        {yearlyPrice === null ? messages.onRequest : messages.price(formatPrice('en', yearlyPrice))}
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
          {messages.period(shownDay(line.from), line.until ? shownDay(line.until) : messages.openEnd)}
        </span>
      )}
      {line.reason && <UserText long>{line.reason}</UserText>}
      <span className={styles.quiet}>{settledLine(line)}</span>
    </>
  );
}
