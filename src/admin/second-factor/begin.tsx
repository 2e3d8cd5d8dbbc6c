import type { InferOutput } from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { secondFactorBegun } from '../../contract/admin/session.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { secondFactorMessages as messages } from '../../i18n/admin/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskRequest } from '../client.ts';
import { DeskPasswordField } from '../desk-password-field.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import styles from './second-factor.module.css';

type Props = { isOn: boolean; onDone: (begun: InferOutput<typeof secondFactorBegun>) => void };

/** Asks for the password again and, if a second factor is on, for a code of the current app. */
export function Begin({ isOn, onDone }: Props) {
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.beginSecondFactor.payload.schema,
    initial: { currentPassword: '', code: '' },
    send: (payload) => deskRequest(adminEndpoints.beginSecondFactor, { payload }),
    onDone,
  });
  return (
    <>
      {error && <Notice kind="bad">{error}</Notice>}
      <form className={styles.form} {...form}>
        <DeskPasswordField
          label={deskMessages.password.current}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        {isOn && (
          <TextField
            label={messages.codeOfOld}
            hint={messages.codeHint}
            autoComplete="one-time-code"
            required
            {...field('code')}
          />
        )}
        <Button type="submit" busy={busy}>
          {isOn ? messages.replace : messages.begin}
        </Button>
      </form>
    </>
  );
}
