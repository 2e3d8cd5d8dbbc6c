import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Session } from '../../../device/session.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PinField, pinLengths } from '../../customer/pin/pin-field.tsx';
import { usePinMessage } from '../../customer/pin/use-pin-message.ts';
import styles from '../settings.module.css';
import { isObviousPin } from './obvious-pin.ts';
import { carryOut, type PinTask } from './pin-task.ts';

const fieldsOf = { set: ['new', 'again'], change: ['current', 'new', 'again'], remove: ['current'] } as const;
type Field = 'current' | 'new' | 'again';
type Pins = Record<Field, string>;

type Props = {
  session: Session;
  task: PinTask;
  onDone: () => void;
  onCancel: () => void;
};

/** The present PIN, and the new one twice, as far as they are needed. */
export function PinForm({ session, task, onDone, onCancel }: Props) {
  const messages = useMessages('pin');
  const messageOf = usePinMessage();
  const [pins, setPins] = useState<Pins>({ current: '', new: '', again: '' });
  const [error, setError] = useState<{ field: Field; message: string }>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields: readonly Field[] = fieldsOf[task];
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const refuse = (field: Field, message: string) => {
    setError({ field, message });
    form.current?.querySelector<HTMLInputElement>(`[name="pin-${field}"]`)?.focus();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setHasFailed(false);
    const wrong = problemOf(task, pins);
    if (wrong) return refuse(wrong.field, messages.problems[wrong.problem]);
    setError(undefined);
    setIsBusy(true);
    try {
      const refusal = await carryOut(task, {
        session,
        pin: pins.current,
        newPin: pins.new,
        usedUp: messages.usedUp,
      });
      if (refusal) refuse('current', messageOf(refusal));
      else onDone();
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {fields.map((field) => (
        <PinField
          key={field}
          name={`pin-${field}`}
          label={messages.fields[field]}
          hint={field === 'new' ? messages.fields.hint : undefined}
          value={pins[field]}
          error={error?.field === field ? error.message : undefined}
          enterKeyHint={field === fields.at(-1) ? 'go' : 'next'}
          onPin={(pin) => setPins((before) => ({ ...before, [field]: pin }))}
        />
      ))}
      {hasFailed && <Notice kind="bad">{messages.failed}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="main" busy={isBusy}>
          {messages.settings.submit[task]}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {messages.settings.cancel}
        </Button>
      </div>
    </form>
  );
}

const isShort = (pin: string) => pin.length < pinLengths.least;

function problemOf(
  task: PinTask,
  pins: Pins,
): { field: Field; problem: 'short' | 'obvious' | 'different' } | undefined {
  if (task !== 'set' && isShort(pins.current)) return { field: 'current', problem: 'short' };
  if (task === 'remove') return undefined;
  if (isShort(pins.new)) return { field: 'new', problem: 'short' };
  if (isObviousPin(pins.new)) return { field: 'new', problem: 'obvious' };
  return pins.new === pins.again ? undefined : { field: 'again', problem: 'different' };
}
