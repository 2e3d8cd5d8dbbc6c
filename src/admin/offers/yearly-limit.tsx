import type { AdminLimit } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { formatAmount } from '../../i18n/money.ts';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { SecondaryLine } from '../data-table.tsx';
import { formatDay } from '../dates.ts';
import { parseCents } from '../parse-cents.ts';
import { type DeskForm, optionalText } from '../use-desk-form.ts';

type Limited = { limit: AdminLimit; limitToCome: AdminLimit };

function textOf({ limitCents, perPerson }: NonNullable<AdminLimit>): string {
  if (!limitCents) return messages.noLimit;
  const amount = formatAmount('en', limitCents);
  return perPerson ? messages.perPerson(amount) : amount;
}

/** The limit in force, and the change that is to come. */
export const limitColumn = {
  header: messages.limit,
  labelled: true,
  cell: ({ limit, limitToCome }: Limited) => (
    <>
      {limit?.limitCents ? messages.limitSince(textOf(limit), formatDay(limit.since)) : messages.noLimit}
      {limitToCome && (
        <SecondaryLine>{messages.limitFrom(textOf(limitToCome), formatDay(limitToCome.since))}</SecondaryLine>
      )}
    </>
  ),
};

type LimitValues = { limitCents: string; limitPerPerson: boolean; limitSince: string };

export const limitValuesOf = (offer: Limited | undefined): LimitValues => ({
  limitCents: offer?.limit?.limitCents ? (offer.limit.limitCents / 100).toFixed(2) : '',
  limitPerPerson: offer?.limit?.perPerson ?? false,
  limitSince: '',
});

export const limitPayloadOf = ({ limitCents, limitPerPerson, limitSince }: LimitValues) => ({
  limitCents: parseCents(optionalText(limitCents)) ?? null,
  limitPerPerson,
  limitSince: optionalText(limitSince),
});

export function YearlyLimitFields({ field, values }: Pick<DeskForm<LimitValues>, 'field' | 'values'>) {
  const amount = field('limitCents');
  return (
    <>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label={messages.limitField}
        hint={messages.limitHint}
        optional={deskMessages.optional}
        {...amount}
        error={amount.error && messages.limitWrong}
      />
      <CheckboxField
        label={messages.limitPerPerson}
        hint={messages.limitPerPersonHint}
        checked={values.limitPerPerson}
        {...field('limitPerPerson')}
      />
      <TextField
        type="date"
        label={messages.limitSinceField}
        hint={messages.limitSinceHint}
        optional={deskMessages.optional}
        {...field('limitSince')}
      />
    </>
  );
}
