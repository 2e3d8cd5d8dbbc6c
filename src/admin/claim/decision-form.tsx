import { useLayoutEffect, useRef } from 'react';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { decision } from '../../contract/admin/decision.ts';
import type { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { PayloadInput } from '../../contract/endpoint.ts';
import { limits } from '../../contract/fields.ts';
import { declineCodes } from '../../contract/reasons/codes.ts';
import { reasonWords } from '../../contract/reasons/en.ts';
import type { Result } from '../../device/api-client.ts';
import { claimWords } from '../../i18n/admin/claims.ts';
import { deskWords } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { givenIn, textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './claim.module.css';

export type Decision = PayloadInput<typeof adminEndpoints.decide>;
export type Decide = (decision: Decision) => Promise<Result<AdminClaim>>;

type Props = {
  action: 'approve' | 'decline' | 'ask';
  version: number;
  decide: Decide;
  onDone: (now: AdminClaim) => void;
  onCancel: () => void;
};

/** Cents of what is written; what is no amount of money is no number. Nothing is rounded away. */
function centsIn(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const parts = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(written.replace(/,(?=\d{3})/g, ''));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

export function DecisionForm({ action, version, decide, onDone, onCancel }: Props) {
  const messages = claimWords.act;
  const place = useRef<HTMLFormElement>(null);
  const { form, errors, refusal, busy } = useDeskForm({
    schema: decision.schema,
    read: (data) => ({
      action,
      version,
      ...(action === 'approve' && { amountCents: centsIn(givenIn(data, 'amountCents')) }),
      ...(action === 'decline' && { code: givenIn(data, 'code') }),
      text: action === 'ask' ? textIn(data, 'text') : (givenIn(data, 'text') ?? null),
    }),
    send: decide,
    done: onDone,
  });
  useLayoutEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  return (
    <form
      ref={place}
      className={styles.form}
      aria-label={messages[action]}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      {...form}
    >
      {action === 'approve' && (
        <TextField
          label={messages.amount}
          hint={messages.amountHint}
          name="amountCents"
          inputMode="decimal"
          autoComplete="off"
          required
          error={errors.amountCents && messages.amountWrong}
        />
      )}
      {action === 'decline' && (
        <SelectField label={messages.reason} name="code" defaultValue="" required error={errors.code}>
          <option value="">{messages.chooseReason}</option>
          {declineCodes.map((code) => (
            <option key={code} value={code}>
              {reasonWords[code].short}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={{ approve: messages.note, decline: messages.explain, ask: messages.question }[action]}
        hint={{ approve: undefined, decline: messages.explainHint, ask: messages.questionHint }[action]}
        name="text"
        rows={3}
        maxLength={limits.description}
        remainingLabel={messages.left}
        optional={action === 'ask' ? undefined : deskWords.optional}
        required={action === 'ask'}
        error={errors.text}
      />
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <div className={styles.ways}>
        <Button type="submit" busy={busy} kind={action === 'decline' ? 'danger' : 'main'}>
          {messages[action]}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {deskWords.cancel}
        </Button>
      </div>
    </form>
  );
}
