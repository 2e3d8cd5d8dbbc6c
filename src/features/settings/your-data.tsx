import { useState } from 'react';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { saveFile } from '../customer/save-file.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Outcome, useOutcome } from './outcome.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './settings.module.css';
import { useOwnData } from './use-own-data.ts';

const fileName = 'tenawas-my-data.zip';
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Downloads the data the company stores about the customer, or deletes the account. */
export function YourData({ session, profile }: { session: Session; profile: Profile | undefined }) {
  const messages = useMessages('settings').data;
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [withPhotos, setWithPhotos] = useState(true);
  const { progress, ...ownData } = useOwnData(session);
  const { outcome, clear, showDone, showUnreachable, showFailure } = useOutcome(session);

  const download = async () => {
    setIsBusy(true);
    clear();
    const result = await ownData.complete({ withPhotos });
    setIsBusy(false);
    switch (result.kind) {
      case 'archive':
        saveFile(new File([result.content], fileName, { type: result.content.type }));
        return showDone(messages.downloaded);
      case 'interrupted':
        return showUnreachable(messages.failed, messages.interrupted(result.fetched, result.count));
      case 'failed':
        await showFailure(messages.failed, result.failure);
    }
  };

  return (
    <LedgerEntry heading={messages.heading}>
      <div className={styles.form}>
        <p>{messages.lead}</p>
        <CheckboxField
          label={messages.withPhotos}
          checked={withPhotos}
          disabled={isBusy}
          onChange={({ currentTarget }) => setWithPhotos(currentTarget.checked)}
        />
        <div>
          <div className={styles.actions}>
            <Button
              kind="quiet"
              busy={isBusy}
              onClick={() => (ownData.mayGoOn() ? void download() : setIsAsking(true))}
            >
              {messages.download}
            </Button>
            {isBusy && (
              <Button kind="plain" onClick={ownData.stop}>
                {messages.stop}
              </Button>
            )}
          </div>
          <p role="status">
            {progress && messages.fetching(progress.number, progress.count, megabytes(progress.size))}
          </p>
        </div>
        <Outcome outcome={outcome} />
        <PasswordDialog
          session={session}
          open={isAsking}
          title={messages.downloadQuestion}
          submitLabel={messages.download}
          cancelLabel={messages.leave}
          send={ownData.ask}
          failed={messages.failed}
          whyUnreachable={(isServerBusy) => (isServerBusy ? messages.later : messages.noNetwork)}
          onClose={() => {
            ownData.stop();
            setIsAsking(false);
          }}
          onAnswer={() => {
            setIsAsking(false);
            void download();
          }}
        >
          <p>{messages.downloadMeans}</p>
        </PasswordDialog>
        {profile && <DeleteAccount session={session} askedAt={profile.deletionAskedAt ?? null} />}
      </div>
    </LedgerEntry>
  );
}
