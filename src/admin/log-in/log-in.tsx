import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { request } from '../../device/api-client.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskPage } from '../desk-page.tsx';
import { storeSession } from '../session.ts';
import { textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './log-in.module.css';

export function LogIn({ endReason }: { endReason: string | undefined }) {
  const messages = deskMessages.logIn;
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminEndpoints.logIn.payload.schema,
    read: (data) => ({ email: textIn(data, 'email'), password: textIn(data, 'password') }),
    send: (payload) => request(adminEndpoints.logIn, { payload }),
    done: (session) => void storeSession(session),
  });
  return (
    <main className={styles.page}>
      <DeskPage title={messages.title}>
        {endReason && !refusal && <Notice>{endReason}</Notice>}
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <form className={styles.form} method="post" {...form}>
          <TextField
            type="email"
            name="email"
            label={messages.email}
            autoComplete="username"
            required
            error={errors.email}
          />
          <PasswordField
            name="password"
            label={messages.password}
            autoComplete="current-password"
            showLabel={messages.show}
            hideLabel={messages.hide}
            required
            error={errors.password}
          />
          <Button type="submit" busy={busy} wide>
            {messages.submit}
          </Button>
        </form>
      </DeskPage>
    </main>
  );
}
