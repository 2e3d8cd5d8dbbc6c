import { Link } from 'react-router-dom';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { formatPrice } from '../../i18n/money.ts';
import { formatDate, formatDay } from '../dates.ts';
import { PageSection } from '../desk-page.tsx';
import { RequireRole } from '../require-role.tsx';
import { BirrForm } from './birr-form.tsx';
import { ByQuarterForm } from './by-quarter-form.tsx';
import { GracePeriodForm } from './grace-period-form.tsx';
import { OffersPage } from './offers-page.tsx';
import { PremiumPriceForm } from './premium-price-form.tsx';

/** The birr rate, the price of the premium plan, the grace period and whether a year may be paid by quarter. */
export function Prices() {
  return (
    <OffersPage>
      {({ birr, birrToCome, premiumPrice, graceDays, byQuarter }, onSaved) => (
        <>
          <PageSection heading={messages.birr}>
            <p>{birr ? messages.birrNow(String(birr.rate), formatDay(birr.since)) : messages.noBirr}</p>
            {birrToCome && <p>{messages.birrToCome(String(birrToCome.rate), formatDay(birrToCome.since))}</p>}
            <RequireRole deskRole="administrator">
              <BirrForm key={JSON.stringify([birr, birrToCome])} onDone={onSaved} />
            </RequireRole>
          </PageSection>
          <PageSection heading={messages.premiumPrice}>
            <p>
              {premiumPrice.yearlyPrice === null
                ? messages.onRequest
                : premiumPrice.since
                  ? messages.perYear(formatPrice('en', premiumPrice.yearlyPrice), formatDate(premiumPrice.since))
                  : messages.yearly(formatPrice('en', premiumPrice.yearlyPrice))}
            </p>
            <RequireRole deskRole="administrator">
              <PremiumPriceForm yearlyPrice={premiumPrice.yearlyPrice} onDone={onSaved} />
            </RequireRole>
          </PageSection>
          <PageSection heading={messages.gracePeriod}>
            <p>{messages.graceNow(graceDays)}</p>
            <RequireRole deskRole="administrator">
              <GracePeriodForm key={graceDays} days={graceDays} onDone={onSaved} />
            </RequireRole>
          </PageSection>
          <PageSection heading={messages.byQuarter.title}>
            <p>{byQuarter ? messages.byQuarter.on : messages.byQuarter.off}</p>
            <RequireRole deskRole="administrator">
              <ByQuarterForm key={String(byQuarter)} offered={byQuarter} onDone={onSaved} />
            </RequireRole>
          </PageSection>
          <p>
            {messages.servicePrices} <Link to="/offers/services">{messages.services}</Link>
          </p>
        </>
      )}
    </OffersPage>
  );
}
