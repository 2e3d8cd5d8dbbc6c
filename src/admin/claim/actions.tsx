import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { type AdminClaim, type Conflict, conflict } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskRequest, toRequestError } from '../client.ts';
import { formatDateTime } from '../dates.ts';
import { takeKeptOpenForms, useLiveOpenForms } from '../kept-input.ts';
import { useKeyboardShortcuts } from '../keyboard-shortcuts.tsx';
import { useIsOwnDecline } from './another-look.tsx';
import styles from './claim.module.css';
import { type Decide, type Decision, DecisionForm, type FormAction, formActions } from './decision-form.tsx';

type Props = {
  claim: AdminClaim;
  /** to be added to what is asked of the customer, once */
  question?: string | undefined;
  onQuestionAdded?: () => void;
  onDone: (updated: AdminClaim, action: Action) => void;
  onUndoExpired: () => void;
  onConflict: (conflict: Conflict) => void;
};
export type Action = Decision['action'];

const shortcuts = { review: 'r', approve: 'a', decline: 'd', ask: 'i', pay: 'p', undo: 'u' } as const;
const actions = Object.keys(shortcuts) as Action[];
const needsForm = (action: string | null): action is FormAction => formActions.some((one) => one === action);

/** The decisions that the claim's status allows: `review` and `undo` are sent at once, the others open a form. */
export function Actions({ claim, question, onQuestionAdded, onDone, onUndoExpired, onConflict }: Props) {
  const messages = claimMessages.act;
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const [chosenForm, setOpenForm] = useState(
    () => searchParams.get('do') ?? [...(takeKeptOpenForms(pathname) ?? [])][0] ?? null,
  );
  useLiveOpenForms(
    pathname,
    useMemo(() => new Set(chosenForm === null ? [] : [chosenForm]), [chosenForm]),
  );
  const [busyAction, setBusyAction] = useState<Action>();
  const [error, setError] = useState<string>();
  const isOwnDecline = useIsOwnDecline(claim);
  const isAllowed = (action: string) => claim.actions.some((allowed) => allowed === action);
  const openForm = needsForm(chosenForm) && isAllowed(chosenForm) ? chosenForm : undefined;

  useLayoutEffect(() => {
    if (question !== undefined) setOpenForm('ask');
  }, [question]);

  const decide: Decide = async (decision) => {
    const result = await deskRequest(adminEndpoints.decide, { params: { id: claim.id }, payload: decision });
    const parsed = result.kind === 'refused' && result.status === 409 && v.safeParse(conflict, result.problem);
    if (parsed && parsed.success === true && parsed.output.version !== claim.version) {
      setOpenForm(null);
      onConflict(parsed.output);
    }
    return result;
  };
  const done = (action: Action) => (updated: AdminClaim) => {
    setOpenForm(null);
    onDone(updated, action);
  };
  const start = async (action: Action) => {
    if (!isAllowed(action) || busyAction) return;
    if (needsForm(action)) return setOpenForm(action);
    setBusyAction(action);
    setError(undefined);
    const result = await decide({ action, version: claim.version });
    setBusyAction(undefined);
    if (result.kind === 'answer') done(action)(result.answer);
    else setError(toRequestError(result).message);
  };
  useKeyboardShortcuts(Object.fromEntries(actions.map((action) => [shortcuts[action], () => void start(action)])));

  useUndoExpiry(claim, onUndoExpired);

  return (
    <>
      {claim.actions.length === 0 && !isOwnDecline && <p className={styles.note}>{messages.nothing}</p>}
      <div className={styles.actions}>
        {actions.filter(isAllowed).map((action) => (
          <Button
            key={action}
            kind={action === 'approve' || action === 'pay' ? 'main' : action === 'decline' ? 'danger' : 'quiet'}
            busy={busyAction === action}
            aria-keyshortcuts={shortcuts[action]}
            aria-expanded={needsForm(action) ? openForm === action : undefined}
            onClick={() => void start(action)}
          >
            {messages[action]}
          </Button>
        ))}
      </div>
      {claim.undoUntil && <p className={styles.note}>{messages.undoUntil(formatDateTime(claim.undoUntil))}</p>}
      {error && <Notice kind="bad">{error}</Notice>}
      {openForm && (
        <DecisionForm
          action={openForm}
          claim={claim}
          decide={decide}
          question={openForm === 'ask' ? question : undefined}
          onQuestionAdded={onQuestionAdded}
          onDone={done(openForm)}
          onCancel={() => setOpenForm(null)}
        />
      )}
    </>
  );
}

/** Calls `onExpired` when the time to undo ends while the page is open. */
function useUndoExpiry({ undoUntil }: AdminClaim, onExpired: () => void) {
  // The newest, since notes may be added to the claim before the time ends.
  const latest = useRef(onExpired);
  useLayoutEffect(() => {
    latest.current = onExpired;
  });
  useEffect(() => {
    if (!undoUntil) return;
    const timer = setTimeout(() => latest.current(), Math.max(0, Date.parse(undoUntil) - Date.now()));
    return () => clearTimeout(timer);
  }, [undoUntil]);
}
