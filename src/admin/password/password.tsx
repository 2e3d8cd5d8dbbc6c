import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { DeskPage } from '../desk-page.tsx';
import { storeSession } from '../session.ts';
import { textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './password.module.css';

/** The server ends the administrator's other sessions, and answers with a new token for this one. */
export function Password() {
  const messages = deskMessages.password;
  const [turn, setTurn] = useState(0);
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminEndpoints.changePassword.payload.schema,
    read: (data) => ({ currentPassword: textIn(data, 'currentPassword'), newPassword: textIn(data, 'newPassword') }),
    send: (payload) => deskRequest(adminEndpoints.changePassword, { payload }),
    done: (session) => {
      void storeSession(session);
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
          showLabel={deskMessages.logIn.show}
          hideLabel={deskMessages.logIn.hide}
          required
          error={errors.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label={messages.next}
          hint={messages.hint}
          autoComplete="new-password"
          showLabel={deskMessages.logIn.show}
          hideLabel={deskMessages.logIn.hide}
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
