import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { HospitalForm } from './hospital-form.tsx';
import { OffersPage } from './offers-page.tsx';
import { OffersTable } from './offers-table.tsx';

export function Hospitals() {
  return (
    <OffersPage>
      {({ hospitals }, onSaved) => (
        <OffersTable
          offers={hospitals}
          columns={[
            { header: messages.town, cell: ({ town }) => town },
            { header: messages.phone, cell: ({ phone }) => phone },
          ]}
          addLabel={messages.add.hospital}
          form={(props) => <HospitalForm {...props} />}
          onSaved={onSaved}
        />
      )}
    </OffersPage>
  );
}
