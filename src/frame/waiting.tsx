import { useWords } from '../text/words.tsx';
import { Section } from '../ui/section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Stands where a page will be. */
export function Waiting() {
  const words = useWords('frame').loading;
  return (
    <Section width="text">
      <p role="status" className="visually-hidden">
        {words.page}
      </p>
      <Skeleton shape="heading" />
      <Skeleton lines={5} />
    </Section>
  );
}
