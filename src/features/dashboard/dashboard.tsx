import { Navigate } from 'react-router-dom';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { LedgerEntry } from '../customer/ledger.tsx';
import { requireCustomer } from '../customer/require-customer.tsx';
import { AccountLedger } from './account-ledger.tsx';
import { ClaimRequest } from './claim-request.tsx';
import { ApprovedClaims } from './claim-status.tsx';
import { ClaimsUnderWay } from './open-claims.tsx';

function Dashboard({ session }: { session: Session }) {
  const messages = useMessages('dashboard');
  if (session.user.role === 'premium') return <Navigate to={homePathOf('premium')} replace />;
  return (
    <AccountLedger
      session={session}
      title={messages.title}
      action={
        <ButtonLink to="/claimform" kind="warm">
          {messages.next.form}
        </ButtonLink>
      }
    >
      {({ claims, upgrade, claimRequest }) => (
        <>
          <ClaimsUnderWay claims={claims} upgrade={upgrade} />
          <LedgerEntry heading={messages.claims.heading}>
            <ApprovedClaims claims={claims} />
          </LedgerEntry>
          <LedgerEntry heading={messages.next.heading}>
            <ClaimRequest userId={session.user.id} open={claimRequest} />
          </LedgerEntry>
        </>
      )}
    </AccountLedger>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'dashboard');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Dashboard, { heading: (language) => ({ title: messagesOf(language, 'dashboard').title }) }),
};
export default page;
