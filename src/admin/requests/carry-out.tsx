import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { deskWords } from '../../i18n/admin/layout.ts';
import { requestWords } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask, failureOf } from '../client.ts';
import { UserText } from '../user-text.tsx';

const messages = requestWords.deletion;

type Props = {
  line: ResponseOf<typeof adminEndpoints.carryOutDeletion>;
  onSettled: (refusal: string | undefined) => void;
};

export function CarryOut({ line: { id, customer }, onSettled }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const carryOut = async () => {
    setBusy(true);
    const result = await ask(adminEndpoints.carryOutDeletion, { params: { id } });
    setBusy(false);
    setAsking(false);
    if (result.kind === 'answer') toast(messages.done);
    onSettled(result.kind === 'answer' ? undefined : failureOf(result).message);
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {messages.carryOut}
        <span className="visually-hidden">
          {' '}
          <UserText>{customer.username}</UserText>
        </span>
      </Button>
      <Dialog
        open={asking}
        urgent
        onClose={() => setAsking(false)}
        title={<UserText>{messages.ask(customer.username)}</UserText>}
        actions={
          <>
            <Button kind="danger" busy={busy} onClick={() => void carryOut()}>
              {messages.carryOut}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {deskWords.cancel}
            </Button>
          </>
        }
      >
        <p>{messages.means}</p>
        <p>{messages.noWayBack}</p>
      </Dialog>
    </>
  );
}
