import { useState } from 'react';
import type { Result } from '../device/api-client.ts';
import { deskMessages } from '../i18n/admin/layout.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import { toRequestError } from './client.ts';

type Props<A> = {
  label: string;
  question: string;
  text: string;
  /** what is said once it is done */
  done: string;
  send: () => Promise<Result<A>>;
  onDone: (answer: A) => void;
};

/** A button for what cannot be undone, with a question before. */
export function ConfirmAction<A>({ label, question, text, done, send, onDone }: Props<A>) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    const result = await send();
    setBusy(false);
    setIsDialogOpen(false);
    if (result.kind !== 'answer') return setError(toRequestError(result).message);
    toast(done);
    onDone(result.answer);
  };
  return (
    <>
      <Button kind="danger" onClick={() => setIsDialogOpen(true)}>
        {label}
      </Button>
      {error && <Notice kind="bad">{error}</Notice>}
      <Dialog
        open={isDialogOpen}
        urgent
        onClose={() => setIsDialogOpen(false)}
        title={question}
        actions={
          <>
            <Button kind="danger" busy={busy} onClick={() => void confirm()}>
              {label}
            </Button>
            <Button kind="quiet" onClick={() => setIsDialogOpen(false)}>
              {deskMessages.cancel}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
