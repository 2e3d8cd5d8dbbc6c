import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { setProfileData } from '../customer/profile-query.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './settings.module.css';

type Props = { session: Session; askedAt: string | null };

/** Requests the deletion of the account, or cancels a request that has not been carried out. */
export function DeleteAccount({ session, askedAt }: Props) {
  const messages = useMessages('settings').data;
  const { leaving } = useMessages('portal');
  const waiting = useOutbox((outbox) => outbox.waiting);
  const language = useLanguage();
  const [updated, setUpdated] = useState<{ requestedAt: string | null }>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { outcome, clear, showDone, showFailure } = useOutcome(session);
  const requestedAt = updated ? updated.requestedAt : askedAt;

  const updateRequest = async (at: string | null, message: string) => {
    setIsDialogOpen(false);
    setUpdated({ requestedAt: at });
    showDone(message);
    await setProfileData(session.user.id, { deletionAskedAt: at });
  };

  const cancelRequest = async () => {
    setIsBusy(true);
    clear();
    const result = await request(endpoints.takeBackDeletion, { token: session.token });
    setIsBusy(false);
    if (result.kind === 'answer') return updateRequest(result.answer.deletionAskedAt, result.answer.message);
    await showFailure(messages.notSent, result);
  };

  return (
    <>
      {requestedAt === null ? (
        <p className={styles.lead}>{messages.mayAsk}</p>
      ) : (
        <Notice title={messages.asked(shownMoment(language, new Date(requestedAt)))}>{messages.askedMeans}</Notice>
      )}
      {/* One button for both actions, so that it keeps the focus when its action changes. */}
      <div className={styles.actions}>
        <Button
          kind={requestedAt === null ? 'danger' : 'quiet'}
          busy={isBusy}
          onClick={() => (requestedAt === null ? setIsDialogOpen(true) : void cancelRequest())}
        >
          {requestedAt === null ? messages.ask : messages.takeBack}
        </Button>
      </div>
      <Outcome outcome={outcome} />
      <PasswordDialog
        session={session}
        open={isDialogOpen}
        title={messages.question}
        submitLabel={messages.confirm}
        cancelLabel={messages.cancel}
        isDangerous
        send={(payload) => request(endpoints.askDeletion, { payload, token: session.token })}
        failed={messages.notSent}
        onClose={() => setIsDialogOpen(false)}
        onAnswer={({ deletionAskedAt, message }) => updateRequest(deletionAskedAt, message)}
      >
        <p>{messages.deleted}</p>
        <p>{messages.kept}</p>
        {waiting > 0 && (
          <p>
            {leaving.waiting(waiting)} {messages.waitingGo}
          </p>
        )}
        <p className={styles.lead}>{messages.until}</p>
      </PasswordDialog>
    </>
  );
}
