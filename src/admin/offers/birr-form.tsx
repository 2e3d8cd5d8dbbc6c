import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { birrRateRange } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskRequest } from '../client.ts';
import styles from '../desk-form.module.css';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import { parseNumber } from './parse-number.ts';

export function BirrForm({ onDone }: { onDone: () => void }) {
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.changeBirrRate.payload.schema,
    initial: { rate: '', since: '' },
    toPayload: ({ rate, since }) => ({ rate: parseNumber(optionalText(rate)), since: optionalText(since) }),
    send: (payload) => deskRequest(adminEndpoints.changeBirrRate, { payload }),
    onDone,
  });
  return (
    <form className={styles.form} aria-label={messages.birr} {...form}>
      <TextField
        inputMode="decimal"
        label={messages.rate}
        required
        {...field('rate')}
        error={field('rate').error && messages.rateRange(birrRateRange.least, birrRateRange.most)}
      />
      <TextField
        type="date"
        label={messages.since}
        hint={messages.sinceHint}
        optional={deskMessages.optional}
        {...field('since')}
      />
      {error && <Notice kind="bad">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="quiet" busy={busy}>
          {messages.setRate}
        </Button>
      </div>
    </form>
  );
}
