import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { secondFactorMessages } from '../../i18n/admin/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskPasswordField } from '../desk-password-field.tsx';
import { storeSession } from '../session.ts';
import { useDeskForm } from '../use-desk-form.ts';
import styles from './password.module.css';
import { Sessions } from './sessions.tsx';

const messages = deskMessages.password;

export function Password() {
  const [changes, setChanges] = useState(0);
  return (
    <DeskPage title={messages.title}>
      <p>{messages.lead}</p>
      {/* Keyed, so that a change empties the form, and the list is fetched again. */}
      <PasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
      <Sessions key={`sessions ${changes}`} />
      <p>
        <Link to="/second-factor">{secondFactorMessages.title}</Link>
      </p>
    </DeskPage>
  );
}

/** The server ends the administrator's other sessions, and answers with a new token for this one. */
function PasswordForm({ onDone }: { onDone: () => void }) {
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.changePassword.payload.schema,
    initial: { currentPassword: '', newPassword: '' },
    send: (payload) => deskRequest(adminEndpoints.changePassword, { payload }),
    onDone: (session) => {
      void storeSession(session);
      toast(messages.changed);
      onDone();
    },
  });
  return (
    <>
      {error && <Notice kind="bad">{error}</Notice>}
      <form className={styles.form} {...form}>
        <DeskPasswordField label={messages.current} autoComplete="current-password" {...field('currentPassword')} />
        <DeskPasswordField
          label={messages.next}
          hint={messages.hint}
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <Button type="submit" busy={busy}>
          {messages.submit}
        </Button>
      </form>
    </>
  );
}
