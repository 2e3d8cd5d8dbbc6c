import { mostYearlyPrice } from '../../contract/fields.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { formatPrice } from '../../i18n/money.ts';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

/** A price in dollars, empty for one on request. */
export function YearlyPriceField(field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      label={messages.yearlyPrice}
      hint={messages.priceHint}
      optional={deskMessages.optional}
      error={field.error && messages.priceRange(formatPrice('en', mostYearlyPrice))}
    />
  );
}
