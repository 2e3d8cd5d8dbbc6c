import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskRequest } from '../client.ts';
import { givenIn, useDeskForm } from '../use-desk-form.ts';
import { parseNumber, savedToast } from './offer-helpers.ts';
import styles from './offers.module.css';

export function BirrForm({ onDone }: { onDone: () => void }) {
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminEndpoints.changeBirrRate.payload.schema,
    read: (data) => ({ rate: parseNumber(givenIn(data, 'rate')), since: givenIn(data, 'since') }),
    send: (payload) => deskRequest(adminEndpoints.changeBirrRate, { payload }),
    done: savedToast(onDone),
  });
  return (
    <form className={styles.form} {...form}>
      <TextField name="rate" inputMode="decimal" label={messages.rate} required error={errors.rate} />
      <TextField
        type="date"
        name="since"
        label={messages.since}
        hint={messages.sinceHint}
        optional={deskMessages.optional}
        error={errors.since}
      />
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="quiet" busy={busy}>
          {messages.add.birr}
        </Button>
      </div>
    </form>
  );
}
