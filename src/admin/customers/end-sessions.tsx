import { useState } from 'react';
import { adminCalls } from '../../contract/admin/api.ts';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { customerWords } from '../../text/desk/customers.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask, failureOf } from '../ask.ts';
import styles from './customers.module.css';

type Props = { customer: CustomerDetail; onDone: (now: CustomerDetail) => void };

export function EndSessions({ customer: { id }, onDone }: Props) {
  const words = customerWords.one;
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const end = async () => {
    setAsking(false);
    const result = await ask(adminCalls.endSessions, { params: { id } });
    if (result.kind !== 'answer') return setRefused(failureOf(result).message);
    setRefused(undefined);
    toast(words.ended);
    onDone(result.answer);
  };
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{words.sessionsText}</p>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.endSessions}
      </Button>
      <Dialog
        open={asking}
        urgent
        onClose={() => setAsking(false)}
        title={words.ask}
        actions={
          <>
            <Button kind="danger" onClick={() => void end()}>
              {words.endSessions}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {deskWords.cancel}
            </Button>
          </>
        }
      >
        <p>{words.sessionsText}</p>
      </Dialog>
    </div>
  );
}
