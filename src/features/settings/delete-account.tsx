import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changeProfile } from '../customer/profile-query.ts';
import { sessionRefused } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';
import { AskDeletion } from './ask-deletion.tsx';
import { Outcome, type Settled } from './outcome.tsx';
import styles from './settings.module.css';

type Props = { session: Session; askedAt: string | null };

/** The wish to be forgotten: asked for with the password, and taken back with one tap while it was not carried out. */
export function DeleteAccount({ session, askedAt }: Props) {
  const messages = useMessages('settings').data;
  const { notReached } = useMessages('account');
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
    const result = await request(endpoints.takeBackDeletion, { token: session.token });
    setBusy(false);
    if (result.kind === 'answer') return settle(result.answer.deletionAskedAt, result.answer.message);
    if (result.kind === 'unreachable') {
      return setSettled({ kind: 'unreached', message: messages.notSent, why: unreachableMessage(result, notReached) });
    }
    if (result.status === 401) await sessionRefused(session, result.problem);
    setSettled({ kind: 'refused', message: messages.notSent, why: result.problem.message });
  };

  return (
    <>
      {since === null ? (
        <p className={styles.lead}>{messages.mayAsk}</p>
      ) : (
        <Notice title={messages.asked(shownMoment(language, new Date(since)))}>{messages.askedMeans}</Notice>
      )}
      {/* One button for both, so that the focus is not lost when the one becomes the other. */}
      <div className={styles.ways}>
        <Button
          kind={since === null ? 'danger' : 'quiet'}
          busy={busy}
          onClick={() => (since === null ? setAsking(true) : void takeBack())}
        >
          {since === null ? messages.ask : messages.takeBack}
        </Button>
      </div>
      <Outcome settled={settled} />
      <AskDeletion session={session} open={asking} onClose={() => setAsking(false)} onAsked={settle} />
    </>
  );
}
