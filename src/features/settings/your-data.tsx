import { useState } from 'react';
import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Outcome, useOutcome } from './outcome.tsx';
import { saveFile } from './save-file.ts';
import styles from './settings.module.css';

/** A loose schema, so that fields added by a newer server are exported as well. */
const ownDataEndpoint = { ...endpoints.ownData, answer: v.looseObject({ account: v.looseObject({ id: v.string() }) }) };

const fileName = 'tenawas-my-data.json';

/** Downloads the data the company stores about the customer, or deletes the account. */
export function YourData({ session, profile }: { session: Session; profile: Profile | undefined }) {
  const messages = useMessages('settings').data;
  const [isBusy, setIsBusy] = useState(false);
  const { outcome, clear, showDone, showFailure } = useOutcome(session);

  const download = async () => {
    setIsBusy(true);
    clear();
    const result = await request(ownDataEndpoint, { token: session.token });
    setIsBusy(false);
    if (result.kind !== 'answer') {
      const isBusyServer = result.kind === 'unreachable' && result.why === 'busy';
      await showFailure(messages.failed, result, isBusyServer ? messages.later : messages.noNetwork);
      return;
    }
    const text = JSON.stringify(result.answer, null, 2);
    saveFile(new File([text], fileName, { type: 'application/json' }));
    showDone(messages.downloaded);
  };

  return (
    <LedgerEntry heading={messages.heading}>
      <div className={styles.form}>
        <p>{messages.lead}</p>
        <div className={styles.actions}>
          <Button kind="quiet" busy={isBusy} onClick={() => void download()}>
            {messages.download}
          </Button>
        </div>
        <Outcome outcome={outcome} />
        {profile && <DeleteAccount session={session} askedAt={profile.deletionAskedAt ?? null} />}
      </div>
    </LedgerEntry>
  );
}
