import { useState } from 'react';
import { calls } from '../../contract/api.ts';
import { deletion } from '../../contract/payloads/deletion.ts';
import { request } from '../../device/call.ts';
import type { Session } from '../../device/session.ts';
import { useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { useForm } from '../form.ts';
import { whyNotReached } from '../not-reached.ts';
import { useOutbox } from '../outbox-store.ts';
import { sessionRefused } from '../session-store.ts';
import { Outcome, type Settled } from './outcome.tsx';
import styles from './settings.module.css';

type Props = {
  session: Session;
  open: boolean;
  onClose: () => void;
  onAsked: (at: string | null, message: string) => Promise<void>;
};

/** Says what it means before it is asked for. */
export function AskDeletion({ open, ...rest }: Props) {
  const { data: words } = useWords('settings');
  return (
    <Dialog open={open} urgent onClose={rest.onClose} title={words.question}>
      <Question {...rest} />
    </Dialog>
  );
}

function Question({ session, onClose, onAsked }: Omit<Props, 'open'>) {
  const { data: words, password } = useWords('settings');
  const { notReached } = useWords('account');
  const { leaving } = useWords('portal');
  const waiting = useOutbox((outbox) => outbox.waiting);
  const [settled, setSettled] = useState<Settled>();

  const { form, field, busy } = useForm({
    schema: deletion.schema,
    initial: { currentPassword: '' },
    changed: () => setSettled(undefined),
    async send(payload) {
      const result = await request(calls.askDeletion, { payload, token: session.token });
      if (result.kind === 'unreachable') {
        setSettled({ kind: 'unreached', message: words.notSent, why: whyNotReached(result, notReached) });
        return undefined;
      }
      if (result.kind === 'refused') {
        const { status, problem } = result;
        if (status === 401) await sessionRefused(session, problem);
        if (!problem.errors) setSettled({ kind: 'refused', message: words.notSent, why: problem.message });
        return problem;
      }
      await onAsked(result.answer.deletionAskedAt, result.answer.message);
      return 'done';
    },
  });

  return (
    <form className={styles.form} {...form}>
      <p>{words.deleted}</p>
      <p>{words.kept}</p>
      {waiting > 0 && (
        <p>
          {leaving.waiting(waiting)} {words.waitingGo}
        </p>
      )}
      <p className={styles.lead}>{words.until}</p>
      <PasswordField
        label={password.current}
        autoComplete="current-password"
        enterKeyHint="go"
        showLabel={password.show}
        hideLabel={password.hide}
        required
        {...field('currentPassword')}
      />
      <Outcome settled={settled} />
      <div className={styles.ways}>
        <Button type="submit" kind="danger" busy={busy}>
          {words.confirm}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
