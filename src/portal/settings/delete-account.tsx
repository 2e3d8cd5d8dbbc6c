import { useState } from 'react';
import { calls } from '../../contract/api.ts';
import { request } from '../../device/call.ts';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changeProfile } from '../known-profile.ts';
import { whyNotReached } from '../not-reached.ts';
import { sessionRefused } from '../session-store.ts';
import { AskDeletion } from './ask-deletion.tsx';
import { Outcome, type Settled } from './outcome.tsx';
import styles from './settings.module.css';

type Props = { session: Session; askedAt: string | null };

/** The wish to be forgotten: asked for with the password, and taken back with one tap while it was not carried out. */
export function DeleteAccount({ session, askedAt }: Props) {
  const words = useWords('settings').data;
  const { notReached } = useWords('account');
  const language = useLanguage();
  const [changed, setChanged] = useState<{ to: string | null }>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [settled, setSettled] = useState<Settled>();
  const since = changed ? changed.to : askedAt;

  const settle = async (at: string | null, message: string) => {
    setAsking(false);
    setChanged({ to: at });
    setSettled({ kind: 'done', message });
    await changeProfile(session.user.id, { deletionAskedAt: at });
  };

  const takeBack = async () => {
    setBusy(true);
    setSettled(undefined);
    const result = await request(calls.takeBackDeletion, { token: session.token });
    setBusy(false);
    if (result.kind === 'answer') return settle(result.answer.deletionAskedAt, result.answer.message);
    if (result.kind === 'unreachable') {
      return setSettled({ kind: 'unreached', message: words.notSent, why: whyNotReached(result, notReached) });
    }
    if (result.status === 401) await sessionRefused(session, result.problem);
    setSettled({ kind: 'refused', message: words.notSent, why: result.problem.message });
  };

  return (
    <>
      {since === null ? (
        <p className={styles.lead}>{words.mayAsk}</p>
      ) : (
        <Notice title={words.asked(shownMoment(language, new Date(since)))}>{words.askedMeans}</Notice>
      )}
      {/* One button for both, so that the focus is not lost when the one becomes the other. */}
      <div className={styles.ways}>
        <Button
          kind={since === null ? 'danger' : 'quiet'}
          busy={busy}
          onClick={() => (since === null ? setAsking(true) : void takeBack())}
        >
          {since === null ? words.ask : words.takeBack}
        </Button>
      </div>
      <Outcome settled={settled} />
      <AskDeletion session={session} open={asking} onClose={() => setAsking(false)} onAsked={settle} />
    </>
  );
}
