import { useLayoutEffect, useRef } from 'react';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { decision } from '../../contract/admin/decision.ts';
import { limits } from '../../contract/fields.ts';
import { declineCodes } from '../../contract/reasons/codes.ts';
import { reasonWords } from '../../contract/reasons/en.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { givenIn, textIn, useDeskForm } from '../form.ts';
import type { Decide } from './actions.tsx';
import styles from './claim.module.css';

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
  const words = claimWords.act;
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
      aria-label={words[action]}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      {...form}
    >
      {action === 'approve' && (
        <TextField
          label={words.amount}
          hint={words.amountHint}
          name="amountCents"
          inputMode="decimal"
          autoComplete="off"
          required
          error={errors.amountCents && words.amountWrong}
        />
      )}
      {action === 'decline' && (
        <SelectField label={words.reason} name="code" defaultValue="" required error={errors.code}>
          <option value="">{words.chooseReason}</option>
          {declineCodes.map((code) => (
            <option key={code} value={code}>
              {reasonWords[code].short}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={{ approve: words.note, decline: words.explain, ask: words.question }[action]}
        hint={{ approve: undefined, decline: words.explainHint, ask: words.questionHint }[action]}
        name="text"
        rows={3}
        maxLength={limits.description}
        leftLabel={words.left}
        optional={action === 'ask' ? undefined : deskWords.optional}
        required={action === 'ask'}
        error={errors.text}
      />
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <div className={styles.ways}>
        <Button type="submit" busy={busy} kind={action === 'decline' ? 'danger' : 'main'}>
          {words[action]}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {deskWords.cancel}
        </Button>
      </div>
    </form>
  );
}
