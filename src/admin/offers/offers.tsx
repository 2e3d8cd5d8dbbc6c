import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { formatPrice } from '../../i18n/money.ts';
import { formatDay } from '../dates.ts';
import { DeskPage, PageSection } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { BirrForm } from './birr-form.tsx';
import { HospitalForm } from './hospital-form.tsx';
import { PaymentForm, PolicyForm } from './named-forms.tsx';
import { OffersTable } from './offers-table.tsx';
import { ServiceForm } from './service-form.tsx';

/** `open` is the one form that is open: a table's kind for a new offer, or `kind/id` for an existing one. */
export function Offers() {
  const offersQuery = useDeskQuery(adminEndpoints.offers);
  const [open, setOpen] = useState<string>();
  const editing = {
    open,
    onOpen: setOpen,
    close: () => setOpen(undefined),
    saved: () => {
      setOpen(undefined);
      offersQuery.refetch();
    },
  };
  return (
    <DeskPage title={messages.title}>
      <p>{messages.lead}</p>
      <QueryResult query={offersQuery}>
        {({ services, hospitals, policies, paymentMethods, birr, birrToCome }) => (
          <>
            <PageSection heading={messages.services}>
              <OffersTable
                {...editing}
                kind="services"
                offers={services.map((service) => ({ ...service, id: service.slug, name: service.title }))}
                description={({ yearlyPrice, priceSince }) =>
                  yearlyPrice === null
                    ? messages.onRequest
                    : messages.perYear(formatPrice('en', yearlyPrice), formatDay(priceSince))
                }
                form={(service) => <ServiceForm service={service} onDone={editing.saved} onCancel={editing.close} />}
              />
            </PageSection>
            <PageSection heading={messages.hospitals}>
              <OffersTable
                {...editing}
                kind="hospitals"
                offers={hospitals}
                description={({ town, phone }) => `${town}, ${phone}`}
                form={(hospital) => (
                  <HospitalForm hospital={hospital} onDone={editing.saved} onCancel={editing.close} />
                )}
              />
            </PageSection>
            <PageSection heading={messages.policies}>
              <OffersTable
                {...editing}
                kind="policies"
                offers={policies}
                description={() => ''}
                form={(policy) => <PolicyForm policy={policy} onDone={editing.saved} onCancel={editing.close} />}
              />
            </PageSection>
            <PageSection heading={messages.payments}>
              <OffersTable
                {...editing}
                kind="payments"
                offers={paymentMethods}
                description={({ premium }) => (premium ? messages.premiumPayment : '')}
                form={(method) => <PaymentForm method={method} onDone={editing.saved} onCancel={editing.close} />}
              />
            </PageSection>
            <PageSection heading={messages.birr}>
              <p>{birr ? messages.birrNow(String(birr.rate), formatDay(birr.since)) : messages.noBirr}</p>
              {birrToCome && <p>{messages.birrToCome(String(birrToCome.rate), formatDay(birrToCome.since))}</p>}
              <BirrForm key={JSON.stringify([birr, birrToCome])} onDone={editing.saved} />
            </PageSection>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}
