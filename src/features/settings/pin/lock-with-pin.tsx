import { useState } from 'react';
import type { Session } from '../../../device/session.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LedgerEntry } from '../../customer/ledger.tsx';
import { lockEverywhere } from '../../customer/pin/auto-lock.ts';
import { useSession } from '../../customer/session-store.ts';
import styles from '../settings.module.css';
import { PinForm } from './pin-form.tsx';
import type { PinTask } from './pin-task.ts';

/** Sets, changes and turns off the PIN that locks the app on this phone. */
export function LockWithPin({ session }: { session: Session }) {
  const messages = useMessages('pin');
  const hasPin = useSession(({ pin }) => pin !== 'none');
  const [task, setTask] = useState<PinTask>();
  const [done, setDone] = useState<PinTask>();

  const open = (next: PinTask) => {
    setDone(undefined);
    setTask(next);
  };
  const send = async (pin: string, newPin: string) => {
    if (!task) return undefined;
    const { carryOut } = await import('./pin-task.ts');
    const refusal = await carryOut(task, { session, pin, newPin, usedUp: messages.usedUp });
    if (!refusal) {
      setTask(undefined);
      setDone(task);
    }
    return refusal;
  };

  return (
    <LedgerEntry id="pin" heading={messages.settings.heading}>
      <p>{hasPin ? messages.settings.isOn : messages.settings.lead}</p>
      <p className={styles.lead}>{messages.settings.limits}</p>
      {task ? (
        <PinForm key={task} task={task} send={send} onCancel={() => setTask(undefined)} />
      ) : (
        <div className={styles.actions}>
          {hasPin ? (
            <>
              <Button kind="quiet" onClick={lockEverywhere}>
                {messages.settings.lockNow}
              </Button>
              <Button kind="quiet" onClick={() => open('change')}>
                {messages.settings.change}
              </Button>
              <Button kind="plain" onClick={() => open('remove')}>
                {messages.settings.remove}
              </Button>
            </>
          ) : (
            <Button kind="quiet" onClick={() => open('set')}>
              {messages.settings.set}
            </Button>
          )}
        </div>
      )}
      {done && !task && <Notice kind="good">{messages.settings.done[done]}</Notice>}
    </LedgerEntry>
  );
}
