import type { AdminEvent } from '../../contract/admin/claims.ts';
import { claimWords } from '../../i18n/admin/claims.ts';
import { Notice } from '../../ui/notice.tsx';
import { Timeline } from './timeline.tsx';

/** Told to the second of two administrators. */
export function MeanwhileNotice({ events }: { events: readonly AdminEvent[] }) {
  const messages = claimWords.meanwhile;
  return (
    <Notice kind="bad" title={messages.title}>
      <p>{messages.text}</p>
      <Timeline events={events} />
      <p>{messages.look}</p>
    </Notice>
  );
}
