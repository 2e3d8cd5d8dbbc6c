import { adminCalls } from '../../contract/admin/api.ts';
import { request } from '../../device/call.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { textIn, useDeskForm } from '../form.ts';
import { DeskPage } from '../page.tsx';
import { keepSession } from '../session.ts';
import styles from './log-in.module.css';

export function LogIn({ ended }: { ended: string | undefined }) {
  const words = deskWords.logIn;
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminCalls.logIn.payload.schema,
    read: (data) => ({ email: textIn(data, 'email'), password: textIn(data, 'password') }),
    send: (payload) => request(adminCalls.logIn, { payload }),
    done: (session) => void keepSession(session),
  });
  return (
    <main className={styles.page}>
      <DeskPage title={words.title}>
        {ended && !refusal && <Notice>{ended}</Notice>}
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <form className={styles.form} method="post" {...form}>
          <TextField
            type="email"
            name="email"
            label={words.email}
            autoComplete="username"
            required
            error={errors.email}
          />
          <PasswordField
            name="password"
            label={words.password}
            autoComplete="current-password"
            showLabel={words.show}
            hideLabel={words.hide}
            required
            error={errors.password}
          />
          <Button type="submit" busy={busy} wide>
            {words.submit}
          </Button>
        </form>
      </DeskPage>
    </main>
  );
}
