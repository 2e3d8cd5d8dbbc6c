import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskRequest } from '../client.ts';
import styles from '../desk-form.module.css';
import { useDeskForm } from '../use-desk-form.ts';
import { parseNumber } from './parse-number.ts';

type Props = { days: number; onDone: () => void };

export function GracePeriodForm({ days, onDone }: Props) {
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.changeGracePeriod.payload.schema,
    initial: { days: String(days) },
    toPayload: (values) => ({ days: parseNumber(values.days) ?? Number.NaN }),
    send: (payload) => deskRequest(adminEndpoints.changeGracePeriod, { payload }),
    onDone,
  });
  return (
    <form className={styles.form} aria-label={messages.gracePeriod} {...form}>
      <TextField label={messages.graceDays} hint={messages.graceDaysHint} inputMode="numeric" {...field('days')} />
      {error && <Notice kind="bad">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="quiet" busy={busy}>
          {messages.setGraceDays}
        </Button>
      </div>
    </form>
  );
}
