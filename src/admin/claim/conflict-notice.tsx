import type { AdminEvent } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { Notice } from '../../ui/notice.tsx';
import { Timeline } from './timeline.tsx';

/** Shown when another administrator has changed the claim since it was loaded. */
export function ConflictNotice({ events }: { events: readonly AdminEvent[] }) {
  const messages = claimMessages.conflict;
  return (
    <Notice kind="bad" title={messages.title}>
      <p>{messages.text}</p>
      <Timeline events={events} />
      <p>{messages.look}</p>
    </Notice>
  );
}
