import type { AdminEvent } from '../../contract/admin/claims.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { Notice } from '../../ui/notice.tsx';
import { Timeline } from './timeline.tsx';

/** Told to the second of two administrators. */
export function MeanwhileNotice({ events }: { events: readonly AdminEvent[] }) {
  const words = claimWords.meanwhile;
  return (
    <Notice kind="bad" title={words.title}>
      <p>{words.text}</p>
      <Timeline events={events} />
      <p>{words.look}</p>
    </Notice>
  );
}
