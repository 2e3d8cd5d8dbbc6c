import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { formatPrice } from '../../i18n/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../dates.ts';
import { OffersPage } from './offers-page.tsx';
import { OffersTable } from './offers-table.tsx';
import { ServiceForm } from './service-form.tsx';
import { limitColumn } from './yearly-limit.tsx';

export function Services() {
  return (
    <OffersPage>
      {({ services }, onSaved) => (
        <OffersTable
          offers={services.map((service) => ({ ...service, id: service.slug, name: service.title }))}
          columns={[
            {
              header: messages.forWhom,
              cell: ({ premium }) => premium && <Badge kind="premium">{messages.premium}</Badge>,
            },
            {
              header: messages.price,
              cell: ({ yearlyPrice, priceSince }) =>
                yearlyPrice === null
                  ? messages.onRequest
                  : messages.perYear(formatPrice('en', yearlyPrice), formatDay(priceSince)),
            },
            limitColumn,
          ]}
          addLabel={messages.add.service}
          form={(props) => <ServiceForm {...props} />}
          onSaved={onSaved}
        />
      )}
    </OffersPage>
  );
}
