import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '../../../device/session.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LedgerEntry } from '../../customer/ledger.tsx';
import { useSession } from '../../customer/session-store.ts';
import styles from '../settings.module.css';
import type { PinForm } from './pin-form.tsx';
import type { PinTask } from './pin-task.ts';

/** Sets, changes and turns off the PIN that locks the app on this phone. */
export function LockWithPin({ session }: { session: Session }) {
  const messages = useMessages('pin');
  const hasPin = useSession(({ pin }) => pin !== 'none');
  const [form, setForm] = useState<{ task: PinTask; Form: typeof PinForm }>();
  const [done, setDone] = useState<PinTask>();
  const [hasFailed, setHasFailed] = useState(false);

  const open = async (task: PinTask) => {
    setDone(undefined);
    setHasFailed(false);
    try {
      // Loaded on use, since few customers set a PIN.
      const { PinForm } = await import('./pin-form.tsx');
      setForm({ task, Form: PinForm });
    } catch {
      setHasFailed(true);
    }
  };
  const lockNow = async () => {
    // Already loaded on a phone that has a PIN.
    const { lockEverywhere } = await import('../../customer/pin/auto-lock.ts');
    lockEverywhere();
  };
  const actions = useRef<HTMLDivElement>(null);
  const close = (task: PinTask) => {
    flushSync(() => setForm(undefined));
    // The focused button was removed with the form.
    const openers = [...(actions.current?.querySelectorAll<HTMLButtonElement>('button[name]') ?? [])];
    (openers.find(({ name }) => name === task) ?? openers[0])?.focus();
  };

  return (
    <LedgerEntry id="pin" heading={messages.settings.heading}>
      <p>{hasPin ? messages.settings.isOn : messages.settings.lead}</p>
      <p className={styles.lead}>{messages.settings.limits}</p>
      {form ? (
        <form.Form
          session={session}
          task={form.task}
          onDone={() => {
            close(form.task);
            setDone(form.task);
          }}
          onCancel={() => close(form.task)}
        />
      ) : (
        <div ref={actions} className={styles.actions}>
          {hasPin && (
            <Button kind="quiet" onClick={() => void lockNow()}>
              {messages.settings.lockNow}
            </Button>
          )}
          {(hasPin ? (['change', 'remove'] as const) : (['set'] as const)).map((task) => (
            <Button key={task} name={task} kind={task === 'remove' ? 'plain' : 'quiet'} onClick={() => void open(task)}>
              {messages.settings[task]}
            </Button>
          ))}
        </div>
      )}
      {done && !form && <Notice kind="good">{messages.settings.done[done]}</Notice>}
      {hasFailed && <Notice kind="bad">{messages.failed}</Notice>}
    </LedgerEntry>
  );
}
