import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { LedgerEntry } from '../customer/ledger.tsx';
import { requireCustomer } from '../customer/require-customer.tsx';
import { AccountLedger } from './account-ledger.tsx';
import { AllClaims } from './claim-status.tsx';

function PremiumDashboard({ session }: { session: Session }) {
  const messages = useMessages('dashboard');
  return (
    <AccountLedger
      session={session}
      title={messages.premiumTitle}
      premium
      action={
        <ButtonLink to="/premium-claims" kind="premium">
          {messages.next.priority}
        </ButtonLink>
      }
    >
      {({ claims }) => (
        <LedgerEntry heading={messages.claims.heading}>
          <AllClaims claims={claims} />
        </LedgerEntry>
      )}
    </AccountLedger>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { premiumTitle, description } = messagesOf(language, 'dashboard');
    return { title: premiumTitle, description, hidden: true };
  },
  Page: requireCustomer(PremiumDashboard, {
    heading: (language) => ({ title: messagesOf(language, 'dashboard').premiumTitle }),
    loginPath: '/premium-login',
  }),
};
export default page;
