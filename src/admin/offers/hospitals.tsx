import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { HospitalForm } from './hospital-form.tsx';
import { OffersPage } from './offers-page.tsx';
import { OffersTable } from './offers-table.tsx';

export function Hospitals() {
  return (
    <OffersPage>
      {({ hospitals, services }, onSaved) => (
        <OffersTable
          offers={hospitals}
          columns={[
            { header: messages.town, cell: ({ town }) => town },
            { header: messages.phone, cell: ({ phone }) => phone },
            { header: messages.hours, cell: ({ hours }) => hours },
            {
              header: messages.services,
              cell: ({ services = [] }) => services.length > 0 && messages.serviceCount(services.length),
            },
            { header: messages.place, cell: ({ location }) => location && messages.onMap },
          ]}
          addLabel={messages.add.hospital}
          form={(props) => <HospitalForm {...props} services={services} />}
          onSaved={onSaved}
        />
      )}
    </OffersPage>
  );
}
