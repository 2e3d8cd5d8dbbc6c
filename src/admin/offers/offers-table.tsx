import type { ReactNode } from 'react';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../data-table.tsx';
import { UserText } from '../user-text.tsx';

type Offer = { id: string; name: string; active: boolean; premium?: boolean };
type Props<O extends Offer> = {
  kind: 'services' | 'hospitals' | 'policies' | 'payments';
  offers: readonly O[];
  description: (offer: O) => string;
  /** renders the form to change an offer, or to add one if `offer` is undefined */
  form: (offer: O | undefined) => ReactNode;
  open: string | undefined;
  onOpen: (form: string) => void;
};

export function OffersTable<O extends Offer>({ kind, offers, description, form, open, onOpen }: Props<O>) {
  return (
    <>
      <DataTable
        columns={[
          {
            header: messages.name,
            cell: ({ name, premium }) => (
              <>
                <UserText>{name}</UserText>{' '}
                {kind === 'services' && premium && <Badge kind="premium">{messages.premium}</Badge>}
              </>
            ),
          },
          { header: kind === 'services' ? messages.price : messages.details, cell: description },
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
              <Button
                kind="plain"
                aria-label={messages.changeOf(name)}
                aria-expanded={open === `${kind}/${id}`}
                onClick={() => onOpen(`${kind}/${id}`)}
              >
                {messages.change}
              </Button>
            ),
          },
        ]}
        rows={offers}
        rowKey={({ id }) => id}
        details={(offer) => open === `${kind}/${offer.id}` && form(offer)}
      />
      {open === kind ? (
        form(undefined)
      ) : (
        <p>
          <Button kind="quiet" onClick={() => onOpen(kind)}>
            {messages.add[kind]}
          </Button>
        </p>
      )}
    </>
  );
}
