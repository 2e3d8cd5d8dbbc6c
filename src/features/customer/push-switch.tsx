import { useEffect, useState } from 'react';
import { type PushState, readPushState, renewPush, subscribeToPush, unsubscribeFromPush } from '../../device/push.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './push-switch.module.css';

/** Whether this phone shows notifications, and a button to change it. Nothing where the browser cannot. */
export function PushSwitch({ session, serverKey }: { session: Session; serverKey: string }) {
  const messages = useMessages('portal').push;
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // Without an answer of the browser there is no switch.
    readPushState(session.user.id)
      .then((read) => {
        setState(read);
        return read === 'on' ? renewPush(session) : undefined;
      })
      .catch(() => undefined);
  }, [session]);

  const change = async () => {
    setBusy(true);
    setHasFailed(false);
    try {
      if (state === 'on') await unsubscribeFromPush(session);
      else if ((await Notification.requestPermission()) === 'granted') await subscribeToPush(session, serverKey);
    } catch {
      setHasFailed(true);
    }
    setState(await readPushState(session.user.id));
    setBusy(false);
  };

  if (state === undefined || state === 'unsupported') return null;
  return (
    <div className={styles.push}>
      <p role="status">{messages[state]}</p>
      {state !== 'denied' && (
        <Button kind="quiet" busy={busy} onClick={() => void change()}>
          {state === 'on' ? messages.turnOff : messages.turnOn}
        </Button>
      )}
      {hasFailed && <Notice kind="offline">{messages.failed}</Notice>}
    </div>
  );
}
