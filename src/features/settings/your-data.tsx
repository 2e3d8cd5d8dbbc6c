import { useState } from 'react';
import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import type { Profile } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { sessionRefused } from '../customer/session-store.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Outcome, type Settled } from './outcome.tsx';
import { saveFile } from './save-file.ts';
import styles from './settings.module.css';

/** Also what a newer server keeps and this release knows nothing of is handed on. */
const whole = { ...endpoints.ownData, answer: v.looseObject({ account: v.looseObject({ id: v.string() }) }) };

const fileName = 'tenawas-my-data.json';

/** What the company keeps of a customer: to be taken along, or to be deleted. */
export function YourData({ session, profile }: { session: Session; profile: Profile | undefined }) {
  const messages = useMessages('settings').data;
  const [busy, setBusy] = useState(false);
  const [settled, setSettled] = useState<Settled>();

  const download = async () => {
    setBusy(true);
    setSettled(undefined);
    const result = await request(whole, { token: session.token });
    setBusy(false);
    if (result.kind === 'unreachable') {
      const why = result.why === 'busy' ? messages.later : messages.noNetwork;
      return setSettled({ kind: 'unreached', message: messages.failed, why });
    }
    if (result.kind === 'refused') {
      if (result.status === 401) await sessionRefused(session, result.problem);
      return setSettled({ kind: 'refused', message: messages.failed, why: result.problem.message });
    }
    const text = JSON.stringify(result.answer, null, 2);
    saveFile(new File([text], fileName, { type: 'application/json' }));
    setSettled({ kind: 'done', message: messages.downloaded });
  };

  return (
    <LedgerEntry heading={messages.heading}>
      <div className={styles.form}>
        <p>{messages.lead}</p>
        <div className={styles.ways}>
          <Button kind="quiet" busy={busy} onClick={() => void download()}>
            {messages.download}
          </Button>
        </div>
        <Outcome settled={settled} />
        {profile && <DeleteAccount session={session} askedAt={profile.deletionAskedAt ?? null} />}
      </div>
    </LedgerEntry>
  );
}
