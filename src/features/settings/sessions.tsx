import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import type { OpenSession } from '../../contract/responses/sessions.ts';
import { type Result, request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerEntry, LedgerLine, LedgerLines } from '../customer/ledger.tsx';
import { logInWithToken } from '../customer/session-store.ts';
import { Outcome, useOutcome } from './outcome.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './settings.module.css';

/** Where the customer is logged in. Fetched when it is wanted, since it is read rarely and never offline. */
export function Sessions({ session }: { session: Session }) {
  const messages = useMessages('settings').sessions;
  const [sessions, setSessions] = useState<readonly OpenSession[]>();
  const [isLoading, setIsLoading] = useState(false);
  const [ending, setEnding] = useState<OpenSession | 'others'>();
  const { outcome, clear, showDone, showFailure } = useOutcome(session);

  const load = async () => {
    setIsLoading(true);
    clear();
    const result = await request(endpoints.sessions, { token: session.token });
    setIsLoading(false);
    if (result.kind === 'answer') setSessions(result.answer.sessions);
    else await showFailure(messages.failed, result);
  };

  const end = async (payload: { currentPassword: string }): Promise<Result<readonly OpenSession[]> | undefined> => {
    const { token } = session;
    if (ending === undefined) return undefined;
    if (ending !== 'others') {
      const result = await request(endpoints.endSession, { payload, token, params: { id: ending.id } });
      return result.kind === 'answer' ? { ...result, answer: result.answer.sessions } : result;
    }
    const result = await request(endpoints.endOtherSessions, { payload, token });
    if (result.kind !== 'answer') return result;
    // If the new session cannot be stored, the next request leads to the log-in page; the others are ended anyway.
    await logInWithToken(result.answer.token).catch(() => undefined);
    return { ...result, answer: result.answer.sessions };
  };

  return (
    <LedgerEntry heading={messages.heading}>
      <p className={styles.lead}>{messages.lead}</p>
      {sessions ? (
        <>
          <LedgerLines>
            {sessions.map((one) => (
              <SessionLine key={one.id} session={one} onEnd={() => setEnding(one)} />
            ))}
          </LedgerLines>
          {!sessions.some(({ isThis }) => isThis) && <p className={styles.lead}>{messages.earlier}</p>}
          <div className={styles.actions}>
            <Button kind="quiet" onClick={() => setEnding('others')}>
              {messages.endOthers}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <Button kind="quiet" busy={isLoading} onClick={() => void load()}>
            {isLoading ? messages.loading : messages.show}
          </Button>
        </div>
      )}
      <Outcome outcome={outcome} />
      <PasswordDialog
        session={session}
        open={ending !== undefined}
        title={ending === 'others' ? messages.questionOthers : messages.question}
        submitLabel={messages.end}
        cancelLabel={messages.cancel}
        isDangerous
        send={end}
        failed={messages.notEnded}
        onClose={() => setEnding(undefined)}
        onAnswer={(left) => {
          setSessions(left);
          showDone(ending === 'others' ? messages.othersEnded : messages.ended);
          setEnding(undefined);
        }}
      >
        <p>{messages.means}</p>
      </PasswordDialog>
    </LedgerEntry>
  );
}

function SessionLine({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const messages = useMessages('settings').sessions;
  const language = useLanguage();
  const device = session.device ?? messages.unknownDevice;
  const opened = shownMoment(language, new Date(session.openedAt));
  return (
    <LedgerLine
      note={
        session.isThis ? (
          <Badge kind="good">{messages.isThis}</Badge>
        ) : (
          <Button kind="plain" aria-label={messages.endOf(device, opened)} onClick={onEnd}>
            {messages.end}
          </Button>
        )
      }
    >
      <strong>{device}</strong>
      <span className={styles.detail}>{messages.opened(opened)}</span>
      <span className={styles.detail}>{messages.lastSeen(shownMoment(language, new Date(session.lastSeenAt)))}</span>
    </LedgerLine>
  );
}
