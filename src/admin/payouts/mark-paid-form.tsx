import * as v from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { Payout } from '../../contract/admin/payouts.ts';
import { day } from '../../contract/day.ts';
import { limits, text } from '../../contract/fields.ts';
import type { Result } from '../../device/api-client.ts';
import { payoutMessages as messages } from '../../i18n/admin/payouts.ts';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { today } from '../dates.ts';
import { DeskForm } from '../desk-form.tsx';
import { optionalText, useDeskForm } from '../use-desk-form.ts';

type Props = { payouts: readonly Payout[]; onDone: (failed: Payout[]) => void; onCancel: () => void };

const schema = v.object({ day, reference: v.optional(text(limits.name)) });

/** Pays each claim by a decision of its own, so that one that has changed meanwhile is refused and the others are not. */
export function MarkPaidForm({ payouts, onDone, onCancel }: Props) {
  const form = useDeskForm({
    schema,
    initial: { day: today(), reference: '' },
    toPayload: ({ day, reference }) => ({ day, reference: optionalText(reference) }),
    async send({ day, reference = null }): Promise<Result<Payout[]>> {
      const failed: Payout[] = [];
      for (const payout of payouts) {
        const payload = { action: 'pay' as const, version: payout.version, day, reference };
        const result = await deskRequest(adminEndpoints.decide, { params: { id: payout.id }, payload });
        if (result.kind !== 'answer') failed.push(payout);
      }
      return { kind: 'answer', answer: failed };
    },
    onDone: (failed) => {
      if (failed.length < payouts.length) toast(messages.paid(payouts.length - failed.length));
      onDone(failed);
    },
  });
  return (
    <DeskForm form={form} label={messages.form} onCancel={onCancel}>
      <TextField type="date" label={messages.day} max={today()} required {...form.field('day')} />
      <TextField label={messages.reference} hint={messages.referenceHint} {...form.field('reference')} />
    </DeskForm>
  );
}
