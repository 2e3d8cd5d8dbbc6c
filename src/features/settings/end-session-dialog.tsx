import { endpoints } from '../../contract/endpoints.ts';
import { sessionEnd } from '../../contract/payloads/session-end.ts';
import type { OpenSession } from '../../contract/responses/sessions.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../customer/account-fields.tsx';
import { logInWithToken } from '../customer/session-store.ts';
import { useCustomerForm } from '../customer/use-customer-form.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import styles from './settings.module.css';

type Props = {
  session: Session;
  /** the dialog is open while there is one */
  ending: OpenSession | 'others' | undefined;
  onClose: () => void;
  onEnded: (left: readonly OpenSession[]) => void;
};

/** Asks for the password, without which nobody on an unlocked phone can log out the others. */
export function EndSessionDialog({ ending, ...rest }: Props) {
  const { sessions: messages } = useMessages('settings');
  const title = ending === 'others' ? messages.questionOthers : messages.question;
  return (
    <Dialog open={ending !== undefined} urgent onClose={rest.onClose} title={title}>
      {ending && <EndSessionForm ending={ending} {...rest} />}
    </Dialog>
  );
}

function EndSessionForm({ session, ending, onClose, onEnded }: Props & { ending: OpenSession | 'others' }) {
  const { sessions: messages, password } = useMessages('settings');
  const { outcome, clear, showFailure } = useOutcome(session);
  const { form, field, busy } = useCustomerForm({
    schema: sessionEnd.schema,
    initial: { currentPassword: '' },
    onChange: clear,
    async send(payload) {
      const { token } = session;
      if (ending === 'others') {
        const result = await request(endpoints.endOtherSessions, { payload, token });
        if (result.kind !== 'answer') return showFailure(messages.notEnded, result);
        // If the new session cannot be stored, the next request leads to the log-in page; the others are ended anyway.
        await logInWithToken(result.answer.token).catch(() => undefined);
        onEnded(result.answer.sessions);
        return 'done';
      }
      const result = await request(endpoints.endSession, { payload, token, params: { id: ending.id } });
      if (result.kind !== 'answer') return showFailure(messages.notEnded, result);
      onEnded(result.answer.sessions);
      return 'done';
    },
  });
  return (
    <form className={styles.form} {...form}>
      <p>{messages.means}</p>
      <PasswordField
        label={password.current}
        autoComplete="current-password"
        enterKeyHint="go"
        {...field('currentPassword')}
      />
      <Outcome outcome={outcome} />
      <div className={styles.actions}>
        <Button type="submit" kind="danger" busy={busy}>
          {messages.end}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
