import { useState } from 'react';
import { adminCalls } from '../../contract/admin/api.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { requestWords } from '../../text/desk/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask, failureOf } from '../ask.ts';
import { Written } from '../written.tsx';

const words = requestWords.deletion;

type Props = { line: AnswerOf<typeof adminCalls.carryOutDeletion>; onSettled: (refusal: string | undefined) => void };

export function CarryOut({ line: { id, customer }, onSettled }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const carryOut = async () => {
    setBusy(true);
    const result = await ask(adminCalls.carryOutDeletion, { params: { id } });
    setBusy(false);
    setAsking(false);
    if (result.kind === 'answer') toast(words.done);
    onSettled(result.kind === 'answer' ? undefined : failureOf(result).message);
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.carryOut}
        <span className="visually-hidden">
          {' '}
          <Written>{customer.username}</Written>
        </span>
      </Button>
      <Dialog
        open={asking}
        urgent
        onClose={() => setAsking(false)}
        title={<Written>{words.ask(customer.username)}</Written>}
        actions={
          <>
            <Button kind="danger" busy={busy} onClick={() => void carryOut()}>
              {words.carryOut}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {deskWords.cancel}
            </Button>
          </>
        }
      >
        <p>{words.means}</p>
        <p>{words.noWayBack}</p>
      </Dialog>
    </>
  );
}
