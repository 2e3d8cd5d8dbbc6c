import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { Section } from '../section.tsx';
import { Toaster } from '../toast.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { Colours, Types, WovenBands } from './foundations.tsx';
import styles from './gallery.module.css';
import { LedgerSpecimens } from './ledger-specimens.tsx';
import { SaidSpecimens } from './message-specimens.tsx';
import { ButtonSpecimens, ChipSpecimens } from './touch-specimens.tsx';

/** Every component in every state, for whoever builds a page. Mounted in development alone. */
export default function Gallery() {
  return (
    <>
      <Section>
        <PageHeading lead="Every component in every state. Hold it beside daylight, night, and a long sentence in Amharic.">
          The look
        </PageHeading>
      </Section>
      <Shelf heading="Colours" ground="surface">
        <Colours />
      </Shelf>
      <Shelf heading="Type">
        <Types />
      </Shelf>
      <Shelf heading="Tibeb and the mark" ground="sand">
        <WovenBands />
      </Shelf>
      <Shelf heading="Buttons">
        <ButtonSpecimens />
      </Shelf>
      <Shelf heading="Chips" ground="surface">
        <ChipSpecimens />
      </Shelf>
      <Shelf heading="Fields">
        <FormSpecimens />
      </Shelf>
      <Shelf heading="What is said: badges, notices, dialogs, toasts" ground="sand">
        <SaidSpecimens />
      </Shelf>
      <Shelf heading="The ledger: cards, lines, steps, progress">
        <LedgerSpecimens />
      </Shelf>
      <Toaster label="Messages" />
    </>
  );
}

function Shelf(props: { heading: string; ground?: 'sand' | 'surface'; children: ReactNode }) {
  return (
    <Section heading={props.heading} ground={props.ground}>
      <div className={styles.shelf}>{props.children}</div>
    </Section>
  );
}
