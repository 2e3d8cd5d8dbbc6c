import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallOffer } from './install-offer.tsx';
import styles from './layout.module.css';
import { NewVersionOffer } from './new-version-offer.tsx';
import { OfflineBand } from './offline-band.tsx';
import { usePageHydrated } from './page-hydrated.ts';
import { PendingNavigation } from './pending-navigation.tsx';
import { usePageEntered } from './use-page-entered.ts';
import { useSessionHint } from './use-session-hint.ts';

/** Where React Router saves how far each page was scrolled, in sessionStorage. */
export const savedScrolls = 'scroll';

/** What stands around every page. Each Suspense boundary is hydrated by itself, the page before the footer. */
export function Layout({ children = <Outlet /> }) {
  const messages = useMessages('frame');
  const sessionHint = useSessionHint();
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.skip}
      </a>
      <Header sessionHint={sessionHint} />
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
        <Footer sessionHint={sessionHint} />
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
