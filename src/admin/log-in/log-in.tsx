import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { request } from '../../device/api-client.ts';
import { deskWords } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskPage } from '../desk-page.tsx';
import { keepSession } from '../session.ts';
import { textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './log-in.module.css';

export function LogIn({ ended }: { ended: string | undefined }) {
  const messages = deskWords.logIn;
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminEndpoints.logIn.payload.schema,
    read: (data) => ({ email: textIn(data, 'email'), password: textIn(data, 'password') }),
    send: (payload) => request(adminEndpoints.logIn, { payload }),
    done: (session) => void keepSession(session),
  });
  return (
    <main className={styles.page}>
      <DeskPage title={messages.title}>
        {ended && !refusal && <Notice>{ended}</Notice>}
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
