import type { NotStoredReason } from '../../device/outbox/submit.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LogInAgain } from './log-in-again.tsx';

type Props = {
  reason: NotStoredReason;
  /** of what is not a claim */
  failed?: string;
};

/** Why a letter could not be stored, and where its content still is. */
export function NotStoredNotice({ reason, failed }: Props) {
  const messages = useMessages('claimForm').failed;
  switch (reason) {
    case 'logged-out':
      return (
        <Notice
          intoView
          kind="bad"
          title={messages.notAuthenticated}
          action={<LogInAgain>{messages.logIn}</LogInAgain>}
        >
          {messages.draftKept}
        </Notice>
      );
    case 'already-corrected':
      return (
        <Notice
          intoView
          alert
          action={
            <ButtonLink kind="quiet" to="/claims">
              {messages.toClaims}
            </ButtonLink>
          }
        >
          {messages.alreadyCorrected}
        </Notice>
      );
    case 'full':
      return (
        <Notice intoView kind="bad">
          {messages.full}
        </Notice>
      );
    case 'failed':
      return (
        <Notice intoView kind="bad">
          {failed ?? messages.notStored}
        </Notice>
      );
  }
}
