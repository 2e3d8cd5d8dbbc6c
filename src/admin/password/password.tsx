import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { deskWords } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask } from '../client.ts';
import { DeskPage } from '../desk-page.tsx';
import { keepSession } from '../session.ts';
import { textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './password.module.css';

/** An administrator's own password; this session goes on with a new token, every other is over. */
export function Password() {
  const messages = deskWords.password;
  const [turn, setTurn] = useState(0);
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminEndpoints.changePassword.payload.schema,
    read: (data) => ({ currentPassword: textIn(data, 'currentPassword'), newPassword: textIn(data, 'newPassword') }),
    send: (payload) => ask(adminEndpoints.changePassword, { payload }),
    done: (session) => {
      void keepSession(session);
      toast(messages.changed);
      setTurn(turn + 1);
    },
  });
  return (
    <DeskPage title={messages.title}>
      <p>{messages.lead}</p>
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <form key={turn} className={styles.form} method="post" {...form}>
        <PasswordField
          name="currentPassword"
          label={messages.current}
          autoComplete="current-password"
          showLabel={deskWords.logIn.show}
          hideLabel={deskWords.logIn.hide}
          required
          error={errors.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label={messages.next}
          hint={messages.hint}
          autoComplete="new-password"
          showLabel={deskWords.logIn.show}
          hideLabel={deskWords.logIn.hide}
          required
          error={errors.newPassword}
        />
        <Button type="submit" busy={busy}>
          {messages.submit}
        </Button>
      </form>
    </DeskPage>
  );
}
