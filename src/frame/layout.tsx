import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useWords } from '../text/words.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallOffer } from './install-offer.tsx';
import styles from './layout.module.css';
import { NewVersionOffer } from './new-version-offer.tsx';
import { OfflineBand } from './offline-band.tsx';
import { usePageEntered } from './page-entered.ts';
import { usePageHydrated } from './page-hydrated.ts';
import { PendingNavigation } from './pending-navigation.tsx';
import { useSessionHint } from './use-presence.ts';

/** Where React Router saves how far each page was scrolled, in sessionStorage. */
export const savedScrolls = 'scroll';

/** What stands around every page. Each Suspense boundary is hydrated by itself, the page before the footer. */
export function Layout({ children = <Outlet /> }) {
  const words = useWords('frame');
  const presence = useSessionHint();
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <Header presence={presence} />
      <OfflineBand />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Suspense>
          {children}
          <Entered />
        </Suspense>
      </main>
      <NewVersionOffer />
      <InstallOffer />
      <Suspense>
        <Footer presence={presence} />
      </Suspense>
      <PendingNavigation />
      <ScrollRestoration storageKey={savedScrolls} />
    </>
  );
}

function Entered() {
  usePageHydrated();
  usePageEntered();
  return null;
}
