import type { ReactNode } from 'react';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';

type Offer = { id: string; name: string; active: boolean };
export type FormProps<O> = { offer: O | undefined; label: string; onDone: () => void; onCancel: () => void };

type Props<O extends Offer> = {
  offers: readonly O[];
  columns: readonly Column<O>[];
  addLabel: string;
  /** renders the form to change an offer, or to add one if `offer` is undefined */
  form: (props: FormProps<O>) => ReactNode;
  onSaved: () => void;
};

const newOffer = 'new';

export function OffersTable<O extends Offer>({ offers, columns, addLabel, form, onSaved }: Props<O>) {
  const forms = useOpenForms();
  const formOf = (id: string, label: string, offer?: O) =>
    forms.isOpen(id) &&
    form({
      offer,
      label,
      onDone: () => {
        forms.close(id);
        onSaved();
      },
      onCancel: () => forms.close(id),
    });
  return (
    <>
      <DataTable
        columns={[
          { header: messages.name, cell: ({ name }) => <UserText>{name}</UserText> },
          ...columns,
          {
            header: messages.state,
            cell: ({ active }) => (
              <Badge kind={active ? 'good' : 'neutral'}>{active ? messages.active : messages.inactive}</Badge>
            ),
          },
          {
            header: messages.change,
            headerHidden: true,
            cell: ({ id, name }) => (
              <OpenFormButton
                forms={forms}
                id={id}
                deskRole="administrator"
                kind="plain"
                label={messages.changeOf(name)}
              >
                {messages.change}
              </OpenFormButton>
            ),
          },
        ]}
        rows={offers}
        rowKey={({ id }) => id}
        details={(offer) => formOf(offer.id, messages.changeOf(offer.name), offer)}
      />
      {formOf(newOffer, addLabel)}
      <p>
        <OpenFormButton forms={forms} id={newOffer} deskRole="administrator" kind="quiet">
          {addLabel}
        </OpenFormButton>
      </p>
    </>
  );
}
