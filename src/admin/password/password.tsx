import { useState } from 'react';
import { adminCalls } from '../../contract/admin/api.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask } from '../ask.ts';
import { textIn, useDeskForm } from '../form.ts';
import { DeskPage } from '../page.tsx';
import { keepSession } from '../session.ts';
import styles from './password.module.css';

/** An administrator's own password; this session goes on with a new token, every other is over. */
export function Password() {
  const words = deskWords.password;
  const [turn, setTurn] = useState(0);
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminCalls.changePassword.payload.schema,
    read: (data) => ({ currentPassword: textIn(data, 'currentPassword'), newPassword: textIn(data, 'newPassword') }),
    send: (payload) => ask(adminCalls.changePassword, { payload }),
    done: (session) => {
      void keepSession(session);
      toast(words.changed);
      setTurn(turn + 1);
    },
  });
  return (
    <DeskPage title={words.title}>
      <p>{words.lead}</p>
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <form key={turn} className={styles.form} method="post" {...form}>
        <PasswordField
          name="currentPassword"
          label={words.current}
          autoComplete="current-password"
          showLabel={deskWords.logIn.show}
          hideLabel={deskWords.logIn.hide}
          required
          error={errors.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label={words.next}
          hint={words.hint}
          autoComplete="new-password"
          showLabel={deskWords.logIn.show}
          hideLabel={deskWords.logIn.hide}
          required
          error={errors.newPassword}
        />
        <Button type="submit" busy={busy}>
          {words.submit}
        </Button>
      </form>
    </DeskPage>
  );
}
