import { useState } from 'react';
import { changePin, removePin, setPin } from '../../../device/sealing/pin.ts';
import { reseal } from '../../../device/sealing/reseal.ts';
import type { Session } from '../../../device/session.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LedgerEntry } from '../../customer/ledger.tsx';
import { lockEverywhere, startAutoLock } from '../../customer/pin/auto-lock.ts';
import type { PinRefusal } from '../../customer/pin/use-pin-message.ts';
import { forgetAfterWrongPins, reloadSession, useSession } from '../../customer/session-store.ts';
import styles from '../settings.module.css';
import { PinForm } from './pin-form.tsx';

type Task = 'set' | 'change' | 'remove';

/** Sets, changes and turns off the PIN that locks the app on this phone. */
export function LockWithPin({ session }: { session: Session }) {
  const messages = useMessages('pin');
  const hasPin = useSession(({ pin }) => pin !== 'none');
  const [task, setTask] = useState<Task>();
  const [done, setDone] = useState<Task>();
  const owner = session.user.id;

  const open = (next: Task) => {
    setDone(undefined);
    setTask(next);
  };
  const carryOut = async (pin: string, newPin: string): Promise<PinRefusal | undefined> => {
    if (task === 'set') {
      await setPin(owner, newPin, () => localStorage);
      startAutoLock();
    } else {
      const result = await (task === 'change' ? changePin(owner, pin, newPin) : removePin(owner, pin));
      if (result.kind === 'used-up') await forgetAfterWrongPins(session, messages.usedUp);
      if (result.kind === 'wrong' || result.kind === 'wait') return result;
    }
    await reloadSession();
    // What is left is sealed or opened the next time.
    await reseal(owner).catch(() => undefined);
    setTask(undefined);
    setDone(task);
    return undefined;
  };

  return (
    <LedgerEntry id="pin" heading={messages.settings.heading}>
      <p>{hasPin ? messages.settings.isOn : messages.settings.lead}</p>
      <p className={styles.lead}>{messages.settings.limits}</p>
      {task ? (
        <PinForm key={task} task={task} send={carryOut} onCancel={() => setTask(undefined)} />
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
