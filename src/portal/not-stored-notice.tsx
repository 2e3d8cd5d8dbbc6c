import type { NotStoredReason } from '../device/outbox/submit.ts';
import { useWords } from '../text/words.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { LogInAgain } from './log-in-again.tsx';

/** Nothing was kept, so nothing was sent: why, and what is still there. */
export function NotStoredNotice({ reason }: { reason: NotStoredReason }) {
  const words = useWords('claimForm').failed;
  switch (reason) {
    case 'logged-out':
      return (
        <Notice kind="bad" title={words.notAuthenticated} action={<LogInAgain>{words.logIn}</LogInAgain>}>
          {words.draftKept}
        </Notice>
      );
    case 'already-corrected':
      return (
        <Notice
          alert
          action={
            <ButtonLink kind="quiet" to="/claims">
              {words.toClaims}
            </ButtonLink>
          }
        >
          {words.alreadyCorrected}
        </Notice>
      );
    case 'full':
      return <Notice kind="bad">{words.full}</Notice>;
    case 'failed':
      return <Notice kind="bad">{words.notStored}</Notice>;
  }
}
