import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { Section } from '../section.tsx';
import { Toaster } from '../toast.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { Colours, Typography, WovenBands } from './foundations.tsx';
import styles from './gallery.module.css';
import { LedgerSpecimens } from './ledger-specimens.tsx';
import { MessageSpecimens } from './message-specimens.tsx';
import { ButtonSpecimens, ChipSpecimens } from './touch-specimens.tsx';

/** Every component in every state, for development only. */
export default function Gallery() {
  return (
    <>
      <Section>
        <PageHeading lead="Every component in every state. Hold it beside daylight, night, and a long sentence in Amharic.">
          The look
        </PageHeading>
      </Section>
      <GallerySection heading="Colours" ground="surface">
        <Colours />
      </GallerySection>
      <GallerySection heading="Type">
        <Typography />
      </GallerySection>
      <GallerySection heading="Tibeb and the mark" ground="sand">
        <WovenBands />
      </GallerySection>
      <GallerySection heading="Buttons">
        <ButtonSpecimens />
      </GallerySection>
      <GallerySection heading="Chips" ground="surface">
        <ChipSpecimens />
      </GallerySection>
      <GallerySection heading="Fields">
        <FormSpecimens />
      </GallerySection>
      <GallerySection heading="What is said: badges, notices, dialogs, toasts" ground="sand">
        <MessageSpecimens />
      </GallerySection>
      <GallerySection heading="The ledger: cards, lines, steps, progress">
        <LedgerSpecimens />
      </GallerySection>
      <Toaster label="Messages" />
    </>
  );
}

function GallerySection(props: { heading: string; ground?: 'sand' | 'surface'; children: ReactNode }) {
  return (
    <Section heading={props.heading} ground={props.ground}>
      <div className={styles.shelf}>{props.children}</div>
    </Section>
  );
}
