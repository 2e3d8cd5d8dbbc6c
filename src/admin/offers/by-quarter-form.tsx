import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { offerMessages } from '../../i18n/admin/offers.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskRequest } from '../client.ts';
import styles from '../desk-form.module.css';
import { useDeskForm } from '../use-desk-form.ts';

const messages = offerMessages.byQuarter;

type Props = { offered: boolean; onDone: () => void };

export function ByQuarterForm({ offered, onDone }: Props) {
  const { form, values, field, error, busy } = useDeskForm({
    schema: adminEndpoints.changeByQuarter.payload.schema,
    initial: { offered },
    toPayload: (values) => values,
    send: (payload) => deskRequest(adminEndpoints.changeByQuarter, { payload }),
    onDone,
  });
  return (
    <form className={styles.form} aria-label={messages.title} {...form}>
      <CheckboxField label={messages.offer} hint={messages.hint} checked={values.offered} {...field('offered')} />
      {error && <Notice kind="bad">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="quiet" busy={busy}>
          {messages.set}
        </Button>
      </div>
    </form>
  );
}
