import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallOffer } from './install-offer.tsx';
import styles from './layout.module.css';
import { NewVersionOffer } from './new-version-offer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePageHydrated } from './page-hydrated.ts';
import { PendingNavigation } from './pending-navigation.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { useSessionHint } from './use-session-hint.ts';

/** The sessionStorage key under which React Router saves scroll positions. */
export const scrollStorageKey = 'scroll';

/** The layout of every page. Its Suspense boundaries hydrate separately, the page before the footer. */
export function Layout({ children = <Outlet /> }) {
  const messages = useMessages('layout');
  const sessionHint = useSessionHint();
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.skip}
      </a>
      <Header sessionHint={sessionHint} />
      <OfflineBanner />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Suspense>
          {children}
          <PageEffects />
        </Suspense>
      </main>
      <NewVersionOffer />
      <InstallOffer />
      <Suspense>
        <Footer sessionHint={sessionHint} />
      </Suspense>
      <PendingNavigation />
      <ScrollRestoration storageKey={scrollStorageKey} />
    </>
  );
}

function PageEffects() {
  usePageHydrated();
  useNavigationEffects();
  return null;
}
