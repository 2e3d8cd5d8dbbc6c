import { useState } from 'react';
import { adminCalls } from '../../contract/admin/api.ts';
import { offerWords as words } from '../../text/desk/offers.ts';
import { shownPrice } from '../../text/money.ts';
import { shownDay } from '../dates.ts';
import { useKnown } from '../known.ts';
import { DeskPage, Part } from '../page.tsx';
import { Shown } from '../shown.tsx';
import { BirrForm } from './birr-form.tsx';
import { HospitalForm } from './hospital-form.tsx';
import { PaymentForm, PolicyForm } from './named-forms.tsx';
import { OffersTable } from './offers-table.tsx';
import { ServiceForm } from './service-form.tsx';

/** What the company offers. One thing is changed at a time. */
export function Offers() {
  const known = useKnown(adminCalls.offers);
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
    <DeskPage title={words.title}>
      <p>{words.lead}</p>
      <Shown known={known}>
        {({ services, hospitals, policies, paymentMethods, birr, birrToCome }) => (
          <>
            <Part heading={words.services}>
              <OffersTable
                {...way}
                kind="services"
                lines={services.map((service) => ({ ...service, id: service.slug, name: service.title }))}
                about={({ yearlyPrice, priceSince }) =>
                  yearlyPrice === null
                    ? words.onRequest
                    : words.perYear(shownPrice('en', yearlyPrice), shownDay(priceSince))
                }
                form={(service) => <ServiceForm service={service} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={words.hospitals}>
              <OffersTable
                {...way}
                kind="hospitals"
                lines={hospitals}
                about={({ town, phone }) => `${town}, ${phone}`}
                form={(hospital) => <HospitalForm hospital={hospital} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={words.policies}>
              <OffersTable
                {...way}
                kind="policies"
                lines={policies}
                about={() => ''}
                form={(policy) => <PolicyForm policy={policy} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={words.payments}>
              <OffersTable
                {...way}
                kind="payments"
                lines={paymentMethods}
                about={({ premium }) => (premium ? words.premiumPayment : '')}
                form={(method) => <PaymentForm method={method} onDone={way.saved} onCancel={way.close} />}
              />
            </Part>
            <Part heading={words.birr}>
              <p>{birr ? words.birrNow(String(birr.rate), shownDay(birr.since)) : words.noBirr}</p>
              {birrToCome && <p>{words.birrToCome(String(birrToCome.rate), shownDay(birrToCome.since))}</p>}
              <BirrForm key={JSON.stringify([birr, birrToCome])} onDone={way.saved} />
            </Part>
          </>
        )}
      </Shown>
    </DeskPage>
  );
}
