import { useState } from 'react';
import { shownCardNumber } from '../../contract/card-number.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Cards } from '../../contract/responses/cards.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { handleSessionRefused } from '../customer/session-store.ts';
import styles from './card.module.css';

type Props = { number: string; session: Session; onNew: (cards: Cards) => void };

/** Without a password: whoever has the phone gains nothing by it, and who lost a card may be in a hurry. */
export function BlockCard({ number, session, onNew }: Props) {
  const messages = useMessages('card').block;
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const block = async () => {
    setIsSending(true);
    setError(undefined);
    const result = await request(endpoints.blockCard, { payload: { number }, token: session.token });
    setIsSending(false);
    setIsAsking(false);
    if (result.kind === 'answer') return onNew(result.answer);
    setError(messages.failed);
    if (result.kind === 'refused' && result.status === 401) await handleSessionRefused(session, result.problem);
  };
  return (
    <section className={styles.lost} aria-label={messages.heading}>
      <h2>{messages.heading}</h2>
      <p className={styles.quiet}>{messages.lead}</p>
      {error && <Notice kind="bad">{error}</Notice>}
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        {messages.action}
      </Button>
      <Dialog
        open={isAsking}
        urgent
        onClose={() => setIsAsking(false)}
        title={messages.question(shownCardNumber(number))}
        actions={
          <>
            <Button kind="danger" busy={isSending} onClick={() => void block()}>
              {messages.confirm}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {messages.cancel}
            </Button>
          </>
        }
      >
        <p>{messages.means}</p>
      </Dialog>
    </section>
  );
}
