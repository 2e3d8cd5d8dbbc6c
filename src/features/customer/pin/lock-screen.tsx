import { type FormEvent, useEffect, useRef, useState } from 'react';
import { unlock } from '../../../device/sealing/pin.ts';
import { reseal } from '../../../device/sealing/reseal.ts';
import type { Session } from '../../../device/session.ts';
import { useMessages } from '../../../i18n/use-messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Section } from '../../../ui/section.tsx';
import { PhoneSign } from '../../../ui/signs.tsx';
import { useOutbox } from '../outbox-store.ts';
import { forgetAfterWrongPins, logOut, reloadSession } from '../session-store.ts';
import { startAutoLock } from './auto-lock.ts';
import { ForgottenPin } from './forgotten-pin.tsx';
import styles from './pin.module.css';
import { PinField } from './pin-field.tsx';
import { usePinMessage } from './use-pin-message.ts';

/** In place of every page of a customer who has a PIN, until it is entered. What waits is sent all the same. */
export default function LockScreen({ session }: { session: Session }) {
  const messages = useMessages('pin');
  const waiting = useOutbox((outbox) => outbox.waiting + outbox.waitingPhotos);
  return (
    <Section width="form">
      <PageHeading lead={messages.locked.lead}>{messages.locked.title}</PageHeading>
      <UnlockForm session={session} />
      {waiting > 0 && (
        <p className={styles.waiting}>
          <PhoneSign /> {messages.locked.waiting(waiting)}
        </p>
      )}
      <div className={styles.other}>
        <details>
          <summary>{messages.forgotten.title}</summary>
          <ForgottenPin session={session} />
        </details>
        <details>
          <summary>{messages.another.title}</summary>
          <div className={styles.inside}>
            <p>{messages.another.means}</p>
            <div>
              <Button kind="quiet" onClick={() => void logOut(session)}>
                {messages.another.logOut}
              </Button>
            </div>
          </div>
        </details>
      </div>
    </Section>
  );
}

function UnlockForm({ session }: { session: Session }) {
  const messages = useMessages('pin');
  const messageOf = usePinMessage();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const owner = session.user.id;
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || pin === '') return focus();
    setIsBusy(true);
    const result = await unlock(owner, pin).catch(() => undefined);
    switch (result?.kind) {
      case 'right':
        startAutoLock();
        await reloadSession();
        return reseal(owner).catch(() => undefined);
      case 'used-up':
        return forgetAfterWrongPins(session, messages.usedUp);
      case 'no-pin':
        return reloadSession();
      default:
        setIsBusy(false);
        setPin('');
        setError(result ? messageOf(result) : messages.failed);
        focus();
    }
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <PinField label={messages.pin} name="pin" value={pin} error={error} enterKeyHint="go" onPin={setPin} />
      <Button type="submit" kind="main" busy={isBusy} wide>
        {messages.locked.unlock}
      </Button>
    </form>
  );
}
