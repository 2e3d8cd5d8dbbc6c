import { useLayoutEffect } from 'react';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { decision } from '../../contract/admin/decision.ts';
import type { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { PayloadInput } from '../../contract/endpoint.ts';
import { limits } from '../../contract/fields.ts';
import { declineCodes } from '../../contract/reasons/codes.ts';
import { reasonMessages } from '../../contract/reasons/en.ts';
import type { Result } from '../../device/api-client.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import styles from './claim.module.css';

export type Decision = PayloadInput<typeof adminEndpoints.decide>;
export type Decide = (decision: Decision) => Promise<Result<AdminClaim>>;

type Props = {
  action: 'approve' | 'decline' | 'ask';
  version: number;
  decide: Decide;
  onDone: (updated: AdminClaim) => void;
  onCancel: () => void;
};

/** `NaN` for what is not an amount, so that the schema rejects it; three decimals are not rounded. */
function parseCents(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replace(/,(?=\d{3})/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

export function DecisionForm({ action, version, decide, onDone, onCancel }: Props) {
  const messages = claimMessages.act;
  const { form, field, error, busy } = useDeskForm({
    schema: decision.schema,
    initial: { amountCents: '', code: '', text: '' },
    toPayload: ({ amountCents, code, text }) => ({
      action,
      version,
      ...(action === 'approve' && { amountCents: parseCents(optionalText(amountCents)) }),
      ...(action === 'decline' && { code: optionalText(code) }),
      text: action === 'ask' ? text : (optionalText(text) ?? null),
    }),
    send: decide,
    onDone,
  });
  const { ref } = form;
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [ref]);

  return (
    <form
      className={styles.form}
      aria-label={messages[action]}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      {...form}
    >
      {action === 'approve' && (
        <TextField
          label={messages.amount}
          hint={messages.amountHint}
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('amountCents')}
          error={field('amountCents').error && messages.amountWrong}
        />
      )}
      {action === 'decline' && (
        <SelectField label={messages.reason} required {...field('code')}>
          <option value="">{messages.chooseReason}</option>
          {declineCodes.map((code) => (
            <option key={code} value={code}>
              {reasonMessages[code].short}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={{ approve: messages.note, decline: messages.explain, ask: messages.question }[action]}
        hint={{ approve: undefined, decline: messages.explainHint, ask: messages.questionHint }[action]}
        rows={3}
        maxLength={limits.description}
        remainingLabel={messages.left}
        optional={action === 'ask' ? undefined : deskMessages.optional}
        required={action === 'ask'}
        {...field('text')}
      />
      {error && <Notice kind="bad">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" busy={busy} kind={action === 'decline' ? 'danger' : 'main'}>
          {messages[action]}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {deskMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
