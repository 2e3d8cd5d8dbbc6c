import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { UserText } from '../user-text.tsx';

type Props = {
  id: string;
  title: string;
  onDone: (replies: ResponseOf<typeof adminEndpoints.savedReplies>) => void;
};

export function DeleteReply({ id, title, onDone }: Props) {
  const messages = claimMessages.replies;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [error, setError] = useState<string>();
  const deleteReply = async () => {
    const result = await deskRequest(adminEndpoints.deleteSavedReply, { params: { id } });
    if (result.kind !== 'answer') return setError(toRequestError(result).message);
    toast(messages.deleted);
    document.getElementById('page-heading')?.focus();
    onDone(result.answer);
  };
  return (
    <>
      <Button kind="plain" aria-label={messages.deleteOf(title)} onClick={() => setIsDialogOpen(true)}>
        {messages.delete}
      </Button>
      <Dialog
        open={isDialogOpen}
        urgent
        onClose={() => setIsDialogOpen(false)}
        title={<UserText>{messages.ask(title)}</UserText>}
        actions={
          <>
            <Button kind="danger" onClick={() => void deleteReply()}>
              {messages.delete}
            </Button>
            <Button kind="quiet" onClick={() => setIsDialogOpen(false)}>
              {deskMessages.cancel}
            </Button>
          </>
        }
      >
        <p>{messages.askText}</p>
        {error && <Notice kind="bad">{error}</Notice>}
      </Dialog>
    </>
  );
}
