import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { requestMessages } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { UserText } from '../user-text.tsx';

const messages = requestMessages.deletion;

type Props = {
  deletion: ResponseOf<typeof adminEndpoints.carryOutDeletion>;
  onSettled: (error: string | undefined) => void;
};

export function DeleteAccount({ deletion: { id, customer }, onSettled }: Props) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const deleteAccount = async () => {
    setBusy(true);
    const result = await deskRequest(adminEndpoints.carryOutDeletion, { params: { id } });
    setBusy(false);
    setIsDialogOpen(false);
    if (result.kind === 'answer') toast(messages.done);
    onSettled(result.kind === 'answer' ? undefined : toRequestError(result).message);
  };
  return (
    <>
      <Button kind="danger" onClick={() => setIsDialogOpen(true)}>
        {messages.carryOut}
        <span className="visually-hidden">
          {' '}
          <UserText>{customer.username}</UserText>
        </span>
      </Button>
      <Dialog
        open={isDialogOpen}
        urgent
        onClose={() => setIsDialogOpen(false)}
        title={<UserText>{messages.ask(customer.username)}</UserText>}
        actions={
          <>
            <Button kind="danger" busy={busy} onClick={() => void deleteAccount()}>
              {messages.carryOut}
            </Button>
            <Button kind="quiet" onClick={() => setIsDialogOpen(false)}>
              {deskMessages.cancel}
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
