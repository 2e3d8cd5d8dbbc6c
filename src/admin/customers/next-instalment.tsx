import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { instalmentPaid } from '../../contract/admin/requests.ts';
import { requestMessages } from '../../i18n/admin/requests.ts';
import { formatAmount } from '../../i18n/money.ts';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { SecondaryLine } from '../data-table.tsx';
import { formatDay } from '../dates.ts';
import { DeskForm } from '../desk-form.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import type { OpenForms } from '../use-open-forms.ts';

const messages = requestMessages.instalments;

type Props = {
  order: CustomerDetail['subscriptions'][number] | CustomerDetail['upgrades'][number];
  kind: 'subscriptions' | 'upgrades';
  forms: OpenForms;
  onNoted: () => void;
};

/** The next instalment of a year that has begun, and the form that notes it where it was paid by transfer. */
export function NextInstalment({ order: { id, number: order, instalments }, kind, forms, onNoted }: Props) {
  const next = instalments?.next;
  if (!next?.dueOn) return null;
  const label = messages.noteOf(next.number, order ?? '');
  return (
    <>
      <SecondaryLine>{messages.next(next.number, formatAmount('en', next.cents), formatDay(next.dueOn))}</SecondaryLine>
      {forms.isOpen(id) ? (
        <NoteForm
          id={id}
          kind={kind}
          instalment={next.number}
          label={label}
          onDone={() => {
            forms.close(id);
            onNoted();
          }}
          onCancel={() => forms.close(id)}
        />
      ) : (
        <OpenFormButton forms={forms} id={id} kind="quiet" label={label}>
          {messages.note(next.number)}
        </OpenFormButton>
      )}
    </>
  );
}

type FormProps = {
  id: string;
  kind: Props['kind'];
  instalment: number;
  label: string;
  onDone: () => void;
  onCancel: () => void;
};

function NoteForm({ id, kind, instalment, label, onDone, onCancel }: FormProps) {
  const endpoint = kind === 'subscriptions' ? adminEndpoints.payInstalment : adminEndpoints.payPlanInstalment;
  const form = useDeskForm({
    schema: instalmentPaid.schema,
    initial: { paymentReference: '' },
    toPayload: ({ paymentReference }) => ({ instalment, paymentReference }),
    send: (payload) => deskRequest(endpoint, { params: { id }, payload }),
    onDone: () => {
      toast(messages.noted);
      onDone();
    },
  });
  return (
    <DeskForm form={form} label={label} onCancel={onCancel}>
      <TextField
        label={requestMessages.paymentReference}
        hint={messages.hint}
        required
        {...form.field('paymentReference')}
      />
    </DeskForm>
  );
}
