import { useWords } from '../text/words.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PortalFrame } from './portal-frame.tsx';
import styles from './room-waiting.module.css';

export type RoomHeading = { title: string; lead?: string };

/** Stands where a room will be until it is known who is here: what the room is, and nothing of anybody. */
export function RoomWaiting({ heading }: { heading: RoomHeading | undefined }) {
  const words = useWords('frame').loading;
  return (
    <PortalFrame session={undefined}>
      <Section className={styles.waiting}>
        {heading ? <PageHeading lead={heading.lead}>{heading.title}</PageHeading> : <Skeleton shape="heading" />}
        <p role="status" className="visually-hidden">
          {words.page}
        </p>
        <Skeleton lines={5} />
      </Section>
    </PortalFrame>
  );
}
