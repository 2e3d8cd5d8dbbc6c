import { useState } from 'react';
import * as v from 'valibot';
import type { Profile } from '../../contract/answers/profile.ts';
import { calls } from '../../contract/api.ts';
import { request } from '../../device/call.ts';
import type { Session } from '../../device/session.ts';
import { useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerEntry } from '../ledger.tsx';
import { sessionRefused } from '../session-store.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Outcome, type Settled } from './outcome.tsx';
import { saveFile } from './save-file.ts';
import styles from './settings.module.css';

/** Also what a newer server keeps and this release knows nothing of is handed on. */
const whole = { ...calls.ownData, answer: v.looseObject({ account: v.looseObject({ id: v.string() }) }) };

const fileName = 'tenawas-my-data.json';

/** What the company keeps of a customer: to be taken along, or to be deleted. */
export function YourData({ session, profile }: { session: Session; profile: Profile | undefined }) {
  const words = useWords('settings').data;
  const [busy, setBusy] = useState(false);
  const [settled, setSettled] = useState<Settled>();

  const download = async () => {
    setBusy(true);
    setSettled(undefined);
    const result = await request(whole, { token: session.token });
    setBusy(false);
    if (result.kind === 'unreachable') {
      const why = result.why === 'busy' ? words.later : words.noNetwork;
      return setSettled({ kind: 'unreached', message: words.failed, why });
    }
    if (result.kind === 'refused') {
      if (result.status === 401) await sessionRefused(session, result.problem);
      return setSettled({ kind: 'refused', message: words.failed, why: result.problem.message });
    }
    const text = JSON.stringify(result.answer, null, 2);
    saveFile(new File([text], fileName, { type: 'application/json' }));
    setSettled({ kind: 'done', message: words.downloaded });
  };

  return (
    <LedgerEntry heading={words.heading}>
      <div className={styles.form}>
        <p>{words.lead}</p>
        <div className={styles.ways}>
          <Button kind="quiet" busy={busy} onClick={() => void download()}>
            {words.download}
          </Button>
        </div>
        <Outcome settled={settled} />
        {profile && <DeleteAccount session={session} askedAt={profile.deletionAskedAt ?? null} />}
      </div>
    </LedgerEntry>
  );
}
