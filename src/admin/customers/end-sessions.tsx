import { useState } from 'react';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import styles from './customers.module.css';

type Props = { customer: CustomerDetail; onDone: (updated: CustomerDetail) => void };

export function EndSessions({ customer: { id }, onDone }: Props) {
  const messages = customerMessages.one;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [error, setError] = useState<string>();
  const endSessions = async () => {
    setIsDialogOpen(false);
    const result = await deskRequest(adminEndpoints.endSessions, { params: { id } });
    if (result.kind !== 'answer') return setError(toRequestError(result).message);
    setError(undefined);
    toast(messages.ended);
    onDone(result.answer);
  };
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{messages.sessionsText}</p>
      {error && <Notice kind="bad">{error}</Notice>}
      <Button kind="danger" onClick={() => setIsDialogOpen(true)}>
        {messages.endSessions}
      </Button>
      <Dialog
        open={isDialogOpen}
        urgent
        onClose={() => setIsDialogOpen(false)}
        title={messages.ask}
        actions={
          <>
            <Button kind="danger" onClick={() => void endSessions()}>
              {messages.endSessions}
            </Button>
            <Button kind="quiet" onClick={() => setIsDialogOpen(false)}>
              {deskMessages.cancel}
            </Button>
          </>
        }
      >
        <p>{messages.sessionsText}</p>
      </Dialog>
    </div>
  );
}
