import { useState } from 'react';
import type { Result } from '../../device/api-client.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { unreachableMessage } from './unreachable-message.ts';

type Outcome = { kind: 'good' | 'bad' | 'offline'; message: string };

type Props = { sendCode: () => Promise<Result<{ message: string }>>; label?: string };

/** A mail may be lost, and a code is valid for minutes only. */
export function SendCodeAgain({ sendCode, label }: Props) {
  const { forgotten: messages, notReached } = useMessages('account');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const send = async () => {
    setBusy(true);
    setOutcome(undefined);
    const result = await sendCode();
    if (result.kind === 'answer') setOutcome({ kind: 'good', message: result.answer.message });
    else if (result.kind === 'refused') setOutcome({ kind: 'bad', message: result.problem.message });
    else setOutcome({ kind: 'offline', message: unreachableMessage(result, notReached) });
    setBusy(false);
  };
  return (
    <>
      <p>
        <Button kind="quiet" busy={busy} onClick={() => void send()}>
          {label ?? messages.again}
        </Button>
      </p>
      {outcome && (
        <Notice intoView kind={outcome.kind}>
          {outcome.message}
        </Notice>
      )}
    </>
  );
}
