import { useState } from 'react';
import { flushSync } from 'react-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { request } from '../../device/api-client.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskPage } from '../desk-page.tsx';
import { DeskPasswordField } from '../desk-password-field.tsx';
import { storeSession } from '../session.ts';
import { useDeskForm } from '../use-desk-form.ts';
import styles from './log-in.module.css';

export function LogIn({ endReason }: { endReason: string | undefined }) {
  const messages = deskMessages.logIn;
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.logIn.payload.schema,
    initial: { email: '', password: '', code: '' },
    send: async (payload) => {
      const result = await request(adminEndpoints.logIn, { payload });
      if (result.kind !== 'refused' || result.problem.errors?.code?.code !== 'required') return result;
      // Rendered at once, because the form then focuses the first field with an error.
      flushSync(() => setNeedsCode(true));
      const errors = { code: { code: 'required' as const, message: messages.codeNeeded } };
      return { ...result, problem: { ...result.problem, message: messages.codeNeeded, errors } };
    },
    onDone: (session) => void storeSession(session),
  });
  return (
    <main className={styles.page}>
      <DeskPage title={messages.title}>
        {endReason && !error && <Notice>{endReason}</Notice>}
        {error && error !== messages.codeNeeded && <Notice kind="bad">{error}</Notice>}
        <form className={styles.form} {...form}>
          <TextField type="email" label={messages.email} autoComplete="username" required {...field('email')} />
          <DeskPasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
          {needsCode && (
            <TextField
              label={messages.code}
              hint={messages.codeHint}
              autoComplete="one-time-code"
              required
              {...field('code')}
            />
          )}
          <Button type="submit" busy={busy} wide>
            {messages.submit}
          </Button>
        </form>
      </DeskPage>
    </main>
  );
}
