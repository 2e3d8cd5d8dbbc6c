import { Navigate } from 'react-router-dom';
import { homeOf } from '../../device/presence.ts';
import type { Session } from '../../device/session.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { guarded } from '../guarded.tsx';
import { LedgerEntry } from '../ledger.tsx';
import { AccountLedger } from './account-ledger.tsx';
import { ClaimRequest } from './claim-request.tsx';
import { ApprovedClaims } from './claim-status.tsx';
import styles from './dashboard.module.css';

function Dashboard({ session }: { session: Session }) {
  const words = useWords('dashboard');
  if (session.user.role === 'premium') return <Navigate to={homeOf('premium')} replace />;
  return (
    <AccountLedger session={session} title={words.title}>
      {({ claims }) => (
        <>
          <LedgerEntry heading={words.claims.heading}>
            <ApprovedClaims claims={claims} />
          </LedgerEntry>
          <LedgerEntry heading={words.next.heading}>
            <p className={styles.lead}>{words.next.lead}</p>
            <ButtonLink to="/claimform" kind="warm">
              {words.next.form}
            </ButtonLink>
            <ClaimRequest userId={session.user.id} />
          </LedgerEntry>
        </>
      )}
    </AccountLedger>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'dashboard');
    return { title, description, hidden: true };
  },
  Page: guarded(Dashboard, { heading: (language) => ({ title: wordsOf(language, 'dashboard').title }) }),
};
export default page;
