import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskRequest } from '../client.ts';
import styles from '../desk-form.module.css';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import { parseNumber } from './parse-number.ts';
import { YearlyPriceField } from './yearly-price-field.tsx';

type Props = { yearlyPrice: number | null; onDone: () => void };

export function PremiumPriceForm({ yearlyPrice, onDone }: Props) {
  const { form, field, error, busy } = useDeskForm({
    schema: adminEndpoints.changePremiumPrice.payload.schema,
    initial: { yearlyPrice: String(yearlyPrice ?? '') },
    toPayload: (values) => ({ yearlyPrice: parseNumber(optionalText(values.yearlyPrice)) ?? null }),
    send: (payload) => deskRequest(adminEndpoints.changePremiumPrice, { payload }),
    onDone,
  });
  return (
    <form className={styles.form} aria-label={messages.premiumPrice} {...form}>
      <YearlyPriceField {...field('yearlyPrice')} />
      {error && <Notice kind="bad">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="quiet" busy={busy}>
          {messages.setPrice}
        </Button>
      </div>
    </form>
  );
}
