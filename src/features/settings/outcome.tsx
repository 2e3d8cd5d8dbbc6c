import { useState } from 'react';
import type { Problem } from '../../contract/problem.ts';
import type { Result } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Notice } from '../../ui/notice.tsx';
import { handleSessionRefused } from '../customer/session-store.ts';
import { unreachableMessage } from '../customer/unreachable-message.ts';

/** The outcome of a request. An unreachable server is shown as a state, not as an error. */
type RequestOutcome = { kind: 'done' | 'refused' | 'unreachable'; message: string; why?: string | undefined };
export type Failure = Exclude<Result<unknown>, { kind: 'answer' }>;

const kinds = { done: 'good', refused: 'bad', unreachable: 'offline' } as const;

export function Outcome({ outcome }: { outcome: RequestOutcome | undefined }) {
  if (!outcome) return null;
  const { kind, message, why } = outcome;
  return (
    <Notice intoView kind={kinds[kind]} title={message}>
      {why}
    </Notice>
  );
}

/** `showFailure` returns the problem, for the form whose fields it names, and ends a session that the server refuses. */
export function useOutcome(session: Session) {
  const { notReached } = useMessages('account');
  const [outcome, setOutcome] = useState<RequestOutcome>();
  const showUnreachable = (message: string, why: string) => setOutcome({ kind: 'unreachable', message, why });
  const showFailure = async (
    message: string,
    failure: Failure,
    whyUnreachable?: string,
  ): Promise<Problem | undefined> => {
    if (failure.kind === 'unreachable') {
      showUnreachable(message, whyUnreachable ?? unreachableMessage(failure, notReached));
      return undefined;
    }
    const { status, problem } = failure;
    if (status === 401) await handleSessionRefused(session, problem);
    // Errors of fields are shown at the fields.
    setOutcome({ kind: 'refused', message, why: problem.errors ? undefined : problem.message });
    return problem;
  };
  return {
    outcome,
    clear: () => setOutcome(undefined),
    showDone: (message: string) => setOutcome({ kind: 'done', message }),
    showUnreachable,
    showFailure,
  };
}
