import { useState } from 'react';
import type { CustomerDetail, DeliveryLine, NoticeLine } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { mayBeSentAgain } from '../../contract/notices.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { formatDateTime } from '../dates.ts';
import { useHasRole } from '../require-role.tsx';
import styles from './customers.module.css';

const messages = customerMessages.notices;

type Props = { customer: CustomerDetail; onDone: (updated: CustomerDetail) => void };

/** What a customer was told, and what became of it on each channel. */
export function CustomerNotices({ customer: { id, notices }, onDone }: Props) {
  const mayWrite = useHasRole('officer');
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  if (notices.length === 0) return <p>{messages.none}</p>;

  const send = async ({ id: notice }: NoticeLine, { channel }: DeliveryLine) => {
    if (busy) return;
    setBusy(`${notice}${channel}`);
    setError(undefined);
    const result = await deskRequest(adminEndpoints.sendAgain, { params: { id, notice }, payload: { channel } });
    setBusy(undefined);
    if (result.kind !== 'answer') return setError(toRequestError(result).message);
    toast(messages.isSentAgain);
    onDone(result.answer);
  };

  const columns: Column<NoticeLine>[] = [
    { header: messages.what, cell: ({ kind }) => messages.kindOf(kind) },
    { header: messages.when, cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      header: messages.outcome,
      cell: (notice) => (
        <ul className={styles.deliveries}>
          {notice.deliveries.map((delivery) => (
            <li key={delivery.channel} className={styles.delivery}>
              <Outcome delivery={delivery} />
              {mayWrite && delivery.state !== 'waiting' && mayBeSentAgain(notice.kind) && (
                <Button
                  kind="plain"
                  busy={busy === `${notice.id}${delivery.channel}`}
                  aria-label={messages.againOf(messages.kindOf(notice.kind), messages.channels[delivery.channel])}
                  onClick={() => void send(notice, delivery)}
                >
                  {messages.again}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <>
      {error && <Notice kind="bad">{error}</Notice>}
      <DataTable caption={messages.title} columns={columns} rows={notices} rowKey={(notice) => notice.id} />
    </>
  );
}

function Outcome({ delivery: { channel, state, attempts, lastError } }: { delivery: DeliveryLine }) {
  return (
    <span>
      {messages.channels[channel]}: {messages.states[state]}
      {state !== 'sent' && lastError && <span className={styles.reason}>{messages.error(attempts, lastError)}</span>}
    </span>
  );
}
