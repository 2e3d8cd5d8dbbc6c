import { useState } from 'react';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { customerWords } from '../../i18n/admin/customers.ts';
import { deskWords } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask, failureOf } from '../client.ts';
import styles from './customers.module.css';

type Props = { customer: CustomerDetail; onDone: (now: CustomerDetail) => void };

export function EndSessions({ customer: { id }, onDone }: Props) {
  const messages = customerWords.one;
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const end = async () => {
    setAsking(false);
    const result = await ask(adminEndpoints.endSessions, { params: { id } });
    if (result.kind !== 'answer') return setRefused(failureOf(result).message);
    setRefused(undefined);
    toast(messages.ended);
    onDone(result.answer);
  };
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{messages.sessionsText}</p>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <Button kind="danger" onClick={() => setAsking(true)}>
        {messages.endSessions}
      </Button>
      <Dialog
        open={asking}
        urgent
        onClose={() => setAsking(false)}
        title={messages.ask}
        actions={
          <>
            <Button kind="danger" onClick={() => void end()}>
              {messages.endSessions}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {deskWords.cancel}
            </Button>
          </>
        }
      >
        <p>{messages.sessionsText}</p>
      </Dialog>
    </div>
  );
}
