import type { AdminLimit } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { formatAmount } from '../../i18n/money.ts';
import { TextField } from '../../ui/field.tsx';
import { SecondaryLine } from '../data-table.tsx';
import { formatDay } from '../dates.ts';
import { parseCents } from '../parse-cents.ts';
import { type DeskForm, optionalText } from '../use-desk-form.ts';

type Limited = { limit: AdminLimit; limitToCome: AdminLimit };

/** The limit in force, and the change that is to come. */
export const limitColumn = {
  header: messages.limit,
  labelled: true,
  cell: ({ limit, limitToCome }: Limited) => (
    <>
      {limit?.limitCents
        ? messages.limitSince(formatAmount('en', limit.limitCents), formatDay(limit.since))
        : messages.noLimit}
      {limitToCome && (
        <SecondaryLine>
          {messages.limitFrom(
            limitToCome.limitCents ? formatAmount('en', limitToCome.limitCents) : messages.noLimit,
            formatDay(limitToCome.since),
          )}
        </SecondaryLine>
      )}
    </>
  ),
};

type LimitValues = { limitCents: string; limitSince: string };

export const limitValuesOf = (offer: Limited | undefined): LimitValues => ({
  limitCents: offer?.limit?.limitCents ? (offer.limit.limitCents / 100).toFixed(2) : '',
  limitSince: '',
});

export const limitPayloadOf = ({ limitCents, limitSince }: LimitValues) => ({
  limitCents: parseCents(optionalText(limitCents)) ?? null,
  limitSince: optionalText(limitSince),
});

export function YearlyLimitFields({ field }: Pick<DeskForm<LimitValues>, 'field'>) {
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
