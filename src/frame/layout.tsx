import type { ComponentChildren } from 'preact';
import type { Presence } from '../device/presence.ts';
import { useWords } from '../text/words.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallOffer } from './install-offer.tsx';
import styles from './layout.module.css';
import { NewVersionOffer } from './new-version-offer.tsx';
import { OfflineBand } from './offline-band.tsx';

/** What stands around every page. */
export function Layout({ presence, children }: { presence: Presence | undefined; children: ComponentChildren }) {
  const words = useWords('frame');
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <Header presence={presence} />
      <OfflineBand />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <NewVersionOffer />
      <InstallOffer />
      <Footer presence={presence} />
    </>
  );
}
