import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { offerWords as messages } from '../../i18n/admin/offers.ts';
import { formatPrice } from '../../i18n/money.ts';
import { shownDay } from '../dates.ts';
import { DeskPage, Part } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { BirrForm } from './birr-form.tsx';
import { HospitalForm } from './hospital-form.tsx';
import { PaymentForm, PolicyForm } from './named-forms.tsx';
import { OffersTable } from './offers-table.tsx';
import { ServiceForm } from './service-form.tsx';

/** What the company offers. One thing is changed at a time. */
export function Offers() {
  const known = useDeskQuery(adminEndpoints.offers);
  const [open, setOpen] = useState<string>();
  const way = {
    open,
    onOpen: setOpen,
    close: () => setOpen(undefined),
    saved: () => {
      setOpen(undefined);
      known.again();
    },
  };
  return (
    <DeskPage title={messages.title}>
      <p>{messages.lead}</p>
      <QueryResult known={known}>
        {({ services, hospitals, policies, paymentMethods, birr, birrToCome }) => (
          <>
            <Part heading={messages.services}>
              <OffersTable
                {...way}
                kind="services"
                lines={services.map((service) => ({ ...service, id: service.slug, name: service.title }))}
                about={({ yearlyPrice, priceSince }) =>
                  yearlyPrice === null
                    ? messages.onRequest
                    : messages.perYear(formatPrice('en', yearlyPrice), shownDay(priceSince))
                }
                form={(service) => <ServiceForm service={service} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={messages.hospitals}>
              <OffersTable
                {...way}
                kind="hospitals"
                lines={hospitals}
                about={({ town, phone }) => `${town}, ${phone}`}
                form={(hospital) => <HospitalForm hospital={hospital} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={messages.policies}>
              <OffersTable
                {...way}
                kind="policies"
                lines={policies}
                about={() => ''}
                form={(policy) => <PolicyForm policy={policy} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={messages.payments}>
              <OffersTable
                {...way}
                kind="payments"
                lines={paymentMethods}
                about={({ premium }) => (premium ? messages.premiumPayment : '')}
                form={(method) => <PaymentForm method={method} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={messages.birr}>
              <p>{birr ? messages.birrNow(String(birr.rate), shownDay(birr.since)) : messages.noBirr}</p>
              {birrToCome && <p>{messages.birrToCome(String(birrToCome.rate), shownDay(birrToCome.since))}</p>}
              <BirrForm key={JSON.stringify([birr, birrToCome])} onDone={way.saved} />
            </Part>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}
