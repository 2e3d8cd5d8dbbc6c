import { useState } from 'react';
import type * as v from 'valibot';
import { adminCalls } from '../../contract/admin/api.ts';
import type { subscriptionLine, upgradeLine } from '../../contract/admin/requests.ts';
import { requestWords as words } from '../../text/desk/requests.ts';
import { shownPrice } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { shownDay } from '../dates.ts';
import { useKnown } from '../known.ts';
import { Pages } from '../pages.tsx';
import { Shown } from '../shown.tsx';
import styles from '../table.module.css';
import { Written } from '../written.tsx';
import { CustomerCell, NothingHere, type Query, ReceivedCell, settledLine } from './cells.tsx';
import { SettlementForm } from './settlement-form.tsx';

export type Order = v.InferOutput<typeof subscriptionLine> | v.InferOutput<typeof upgradeLine>;
type Kind = 'subscriptions' | 'upgrades';

/** Subscriptions and upgrades: paid for, and then confirmed; or declined with a reason. */
export function Orders({ kind, query }: { kind: Kind; query: Query }) {
  const subscriptions = useKnown(kind === 'subscriptions' ? adminCalls.subscriptions : adminCalls.upgrades, { query });
  const [settling, setSettling] = useState<string>();
  const settled = () => {
    setSettling(undefined);
    subscriptions.again();
  };
  return (
    <Shown known={subscriptions}>
      {(page) => {
        const lines: readonly Order[] = 'subscriptions' in page ? page.subscriptions : page.upgrades;
        if (lines.length === 0) return <NothingHere state={query.state} />;
        return (
          <>
            <table className={styles.table}>
              <caption className="visually-hidden">{words.kinds[kind]}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.customer}</th>
                  <th scope="col">{words.number}</th>
                  <th scope="col">{words.service}</th>
                  <th scope="col">{words.payment}</th>
                  <th scope="col">{words.received}</th>
                  <th scope="col">{words.outcome}</th>
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
                    <td data-label={words.payment}>{line.paymentMethod}</td>
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
                          {words.settle}
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
    </Shown>
  );
}

function What({ line }: { line: Order }) {
  if (!('service' in line)) return words.kinds.upgrades;
  const { title, yearlyPrice } = line.service;
  return (
    <>
      {title}
      <span className={styles.quiet}>
        {yearlyPrice === null ? words.onRequest : words.price(shownPrice('en', yearlyPrice))}
      </span>
    </>
  );
}

function Outcome({ line }: { line: Order }) {
  return (
    <>
      {words.outcomes[line.state]}
      {line.from && (
        <span className={styles.quiet}>
          {words.period(shownDay(line.from), line.until ? shownDay(line.until) : words.openEnd)}
        </span>
      )}
      {line.reason && <Written long>{line.reason}</Written>}
      <span className={styles.quiet}>{settledLine(line)}</span>
    </>
  );
}
