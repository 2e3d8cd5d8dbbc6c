import type { Session } from '../../device/session.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { guarded } from '../guarded.tsx';
import { LedgerEntry } from '../ledger.tsx';
import { AccountLedger } from './account-ledger.tsx';
import { AllClaims } from './claim-status.tsx';
import styles from './dashboard.module.css';

function PremiumDashboard({ session }: { session: Session }) {
  const words = useWords('dashboard');
  return (
    <AccountLedger session={session} title={words.premiumTitle} premium>
      {({ claims }) => (
        <>
          <LedgerEntry heading={words.claims.heading}>
            <AllClaims claims={claims} />
          </LedgerEntry>
          <LedgerEntry heading={words.next.heading}>
            <p className={styles.lead}>{words.next.lead}</p>
            <ButtonLink to="/premium-claims" kind="premium">
              {words.next.priority}
            </ButtonLink>
          </LedgerEntry>
        </>
      )}
    </AccountLedger>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { premiumTitle, description } = wordsOf(language, 'dashboard');
    return { title: premiumTitle, description, hidden: true };
  },
  Page: guarded(PremiumDashboard, {
    heading: (language) => ({ title: wordsOf(language, 'dashboard').premiumTitle }),
    way: '/premium-login',
  }),
};
export default page;
