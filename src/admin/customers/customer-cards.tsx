import { useState } from 'react';
import type { CardLine, CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { shownCardNumber } from '../../contract/card-number.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { formatDate } from '../dates.ts';
import { RequireRole } from '../require-role.tsx';
import styles from './customers.module.css';

type Props = {
  customer: CustomerDetail;
  cards: readonly CardLine[];
  onDone: (updated: CustomerDetail) => void;
};

export function CustomerCards({ customer: { id }, cards, onDone }: Props) {
  const messages = customerMessages.one.cards;
  const [blocking, setBlocking] = useState<CardLine>();
  const [error, setError] = useState<string>();
  const block = async (card: string) => {
    setBlocking(undefined);
    const result = await deskRequest(adminEndpoints.blockCard, { params: { id, card } });
    if (result.kind !== 'answer') return setError(toRequestError(result).message);
    setError(undefined);
    toast(messages.done);
    onDone(result.answer);
  };
  if (cards.length === 0) return <p className={styles.quiet}>{messages.none}</p>;
  return (
    <div className={styles.form}>
      {error && <Notice kind="bad">{error}</Notice>}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <strong>{shownCardNumber(card.number)}</strong>, {messages.made(formatDate(card.issuedAt))}
            {card.blockedAt ? (
              <>, {messages.blocked(formatDate(card.blockedAt))}</>
            ) : (
              <RequireRole deskRole="officer">
                {' '}
                <Button
                  kind="plain"
                  aria-label={messages.blockOf(shownCardNumber(card.number))}
                  onClick={() => setBlocking(card)}
                >
                  {messages.block}
                </Button>
              </RequireRole>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={blocking !== undefined}
        urgent
        onClose={() => setBlocking(undefined)}
        title={blocking && messages.ask(shownCardNumber(blocking.number))}
        actions={
          <>
            <Button kind="danger" onClick={() => blocking && void block(blocking.id)}>
              {messages.block}
            </Button>
            <Button kind="quiet" onClick={() => setBlocking(undefined)}>
              {deskMessages.cancel}
            </Button>
          </>
        }
      >
        <p>{messages.means}</p>
      </Dialog>
    </div>
  );
}
