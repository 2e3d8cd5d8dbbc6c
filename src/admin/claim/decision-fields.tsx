import type { AdminClaim } from '../../contract/admin/claims.ts';
import { mostCents } from '../../contract/admin/decision.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { declineCodes } from '../../contract/reasons/codes.ts';
import { reasonMessages } from '../../contract/reasons/en.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { today } from '../dates.ts';
import { parseCents } from '../parse-cents.ts';
import { useDeskQuery } from '../query.ts';
import { useDeskSession } from '../session.ts';
import type { DeskForm } from '../use-desk-form.ts';
import { UserText } from '../user-text.tsx';
import styles from './claim.module.css';
import { AboveLimit, yearlyLimitText } from './yearly-limit.tsx';

const messages = claimMessages.act;

type Fields = DeskForm<Record<'amountCents' | 'code' | 'text' | 'day' | 'reference', string>>['field'];
type FieldProps = ReturnType<Fields>;

/** Its hint shows what the customer paid, converted at today's rate. */
export function AmountField({ claim, field }: { claim: AdminClaim; field: FieldProps }) {
  const { data: offers } = useDeskQuery(adminEndpoints.offers);
  const rate = offers?.birr?.rate;
  const paid = claim.paidBirrCents;
  const hint = paid
    ? messages.paidHint(
        formatBirrCents('en', paid),
        rate ? formatAmount('en', Math.round(paid / rate)) : undefined,
        rate,
      )
    : messages.amountHint;
  const limitCents = useDeskSession(({ session }) => session?.administrator.limitCents ?? null);
  const ownLimit = limitCents === null ? undefined : messages.limit(formatAmount('en', limitCents));
  const typedCents = parseCents(field.value.trim() || undefined);
  const isTooHigh = (typedCents ?? 0) > mostCents;
  return (
    <>
      <TextField
        label={messages.amount}
        hint={[yearlyLimitText(claim), ownLimit, hint].filter(Boolean).join(' ')}
        inputMode="decimal"
        autoComplete="off"
        required
        {...field}
        error={
          field.error && (isTooHigh ? messages.amountTooHigh(formatAmount('en', mostCents)) : messages.amountWrong)
        }
      />
      <AboveLimit claim={claim} cents={typedCents} />
    </>
  );
}

export function DeclineReasonField({ field }: { field: FieldProps }) {
  return (
    <SelectField label={messages.reason} required {...field}>
      <option value="">{messages.chooseReason}</option>
      {declineCodes.map((code) => (
        <option key={code} value={code}>
          {reasonMessages[code].short}
        </option>
      ))}
    </SelectField>
  );
}

export function PaymentFields({ claim, field }: { claim: AdminClaim; field: Fields }) {
  const { amountCents, payTo } = claim;
  return (
    <>
      <p>
        {amountCents ? messages.payAmount(formatAmount('en', amountCents)) : ''}{' '}
        {payTo ? <UserText>{messages.payTo(payTo.provider, payTo.account)}</UserText> : messages.noPayTo}
      </p>
      <TextField type="date" label={messages.payDay} max={today()} required {...field('day')} />
      <TextField
        label={messages.reference}
        hint={messages.referenceHint}
        optional={deskMessages.optional}
        maxLength={limits.name}
        autoComplete="off"
        {...field('reference')}
      />
      <p className={styles.note}>{messages.payNote}</p>
    </>
  );
}
