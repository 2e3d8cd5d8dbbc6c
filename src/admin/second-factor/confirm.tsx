import type { InferOutput } from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { secondFactorBegun, secondFactorConfirmed } from '../../contract/admin/session.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { secondFactorMessages as messages } from '../../i18n/admin/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { deskRequest } from '../client.ts';
import { useDeskForm } from '../use-desk-form.ts';
import styles from './second-factor.module.css';

type Props = {
  begun: InferOutput<typeof secondFactorBegun>;
  onDone: (confirmed: InferOutput<typeof secondFactorConfirmed>) => void;
  onCancel: () => void;
};

/** The app is set up once it has made a right code. */
export function Confirm({ begun: { secret, uri }, onDone, onCancel }: Props) {
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.confirmSecondFactor.payload.schema,
    initial: { code: '' },
    send: (payload) => deskRequest(adminEndpoints.confirmSecondFactor, { payload }),
    onDone,
  });
  return (
    <>
      <p>{messages.scan}</p>
      <QrCode text={uri} label={messages.qrCode} />
      <p>
        {messages.typeInstead} <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      {error && <Notice kind="bad">{error}</Notice>}
      <form className={styles.form} {...form}>
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          {...field('code')}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.confirm}
          </Button>
          <Button kind="plain" onClick={onCancel}>
            {deskMessages.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
