import { useLayoutEffect } from 'react';
import type { AdminClaim } from '../../contract/admin/claims.ts';
import { decision } from '../../contract/admin/decision.ts';
import type { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { PayloadInput } from '../../contract/endpoint.ts';
import { limits } from '../../contract/fields.ts';
import type { Result } from '../../device/api-client.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { today } from '../dates.ts';
import { parseCents } from '../parse-cents.ts';
import { useCancel } from '../unsaved-forms.tsx';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import styles from './claim.module.css';
import { AmountField, DeclineReasonField, PaymentFields } from './decision-fields.tsx';
import { SavedReplyField } from './saved-reply-field.tsx';

export type Decision = PayloadInput<typeof adminEndpoints.decide>;
export type Decide = (decision: Decision) => Promise<Result<AdminClaim>>;

export const formActions = ['approve', 'decline', 'ask', 'pay'] as const;
export type FormAction = (typeof formActions)[number];

type Props = {
  action: FormAction;
  claim: AdminClaim;
  decide: Decide;
  /** appended once to the text of the question */
  question?: string | undefined;
  onQuestionAdded?: (() => void) | undefined;
  onDone: (updated: AdminClaim) => void;
  onCancel: () => void;
};

/** The second of two people sees what the first one approved. */
const firstApprovalOf = ({ firstApproval }: AdminClaim) => ({
  amountCents: firstApproval ? String(firstApproval.amountCents / 100) : '',
  text: firstApproval?.text ?? '',
});

/** Not keyed by the action: what was typed stays when another action is chosen. */
export function DecisionForm({ action, claim, decide, question, onQuestionAdded, onDone, onCancel }: Props) {
  const messages = claimMessages.act;
  const { form, field, values, set, error, busy, isEdited } = useDeskForm({
    schema: decision.schema,
    initial: { ...firstApprovalOf(claim), code: '', day: today(), reference: '' },
    toPayload: ({ amountCents, code, text, day, reference }) => ({
      action,
      version: claim.version,
      ...(action === 'approve' && { amountCents: parseCents(optionalText(amountCents)) }),
      ...(action === 'decline' && { code: optionalText(code) }),
      ...(action === 'pay' && { day: optionalText(day), reference: optionalText(reference) ?? null }),
      ...(action !== 'pay' && { text: action === 'ask' ? text : (optionalText(text) ?? null) }),
    }),
    send: decide,
    onDone,
  });
  const { ref } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another action has other fields
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [ref, action]);
  const addText = (text: string) => set({ text: [values.text.trim(), text].filter(Boolean).join('\n') });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is added once
  useLayoutEffect(() => {
    if (question === undefined) return;
    if (!values.text.includes(question)) addText(question);
    ref.current?.querySelector('textarea')?.focus();
    onQuestionAdded?.();
  }, [question]);
  const { cancel, dialog } = useCancel(isEdited, onCancel);
  return (
    <>
      <form
        className={styles.form}
        aria-label={messages[action]}
        onKeyDown={({ key }) => key === 'Escape' && cancel()}
        {...form}
      >
        {action === 'approve' && <AmountField claim={claim} field={field('amountCents')} />}
        {action === 'decline' && <DeclineReasonField field={field('code')} />}
        {action === 'pay' && <PaymentFields claim={claim} field={field} />}
        {action !== 'pay' && (
          <>
            <SavedReplyField onChoose={addText} />
            <TextAreaField
              label={{ approve: messages.note, decline: messages.explain, ask: messages.question }[action]}
              hint={{ approve: undefined, decline: messages.explainHint, ask: messages.questionHint }[action]}
              rows={4}
              maxLength={limits.description}
              remainingLabel={messages.left}
              optional={action === 'ask' ? undefined : deskMessages.optional}
              required={action === 'ask'}
              {...field('text')}
            />
          </>
        )}
        {error && <Notice kind="bad">{error}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" busy={busy} kind={action === 'decline' ? 'danger' : 'main'}>
            {messages[action]}
          </Button>
          <Button kind="plain" onClick={cancel}>
            {deskMessages.cancel}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
