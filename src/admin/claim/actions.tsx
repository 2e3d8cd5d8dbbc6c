import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { type AdminClaim, type Meanwhile, meanwhile } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimWords } from '../../i18n/admin/claims.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask, failureOf } from '../client.ts';
import { momentOf } from '../dates.ts';
import { useKeys } from '../keyboard-shortcuts.tsx';
import styles from './claim.module.css';
import { type Decide, type Decision, DecisionForm } from './decision-form.tsx';

type Props = { claim: AdminClaim; onDone: (now: AdminClaim) => void; onQuicker: (meanwhile: Meanwhile) => void };
type Act = Decision['action'];

const keyOf = { review: 'r', approve: 'a', decline: 'd', ask: 'i', undo: 'u' } as const;
const acts = Object.keys(keyOf) as Act[];
const isWritten = (act: string | null): act is 'approve' | 'decline' | 'ask' =>
  act === 'approve' || act === 'decline' || act === 'ask';

/** What may be done now. Two of them are done at once, the others ask for something first. */
export function Actions({ claim, onDone, onQuicker }: Props) {
  const messages = claimWords.act;
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [busy, setBusy] = useState<Act>();
  const [refused, setRefused] = useState<string>();
  const may = (act: string) => claim.actions.some((allowed) => allowed === act);
  const wanted = address.get('do');
  const writing = isWritten(wanted) && may(wanted) ? wanted : undefined;
  const write = (act?: Act) => setAddress(act ? { do: act } : {}, { replace: true, state });

  const decide: Decide = async (decision) => {
    const result = await ask(adminEndpoints.decide, { params: { id: claim.id }, payload: decision });
    const quicker = result.kind === 'refused' && result.status === 409 && v.safeParse(meanwhile, result.problem);
    if (quicker && quicker.success === true && quicker.output.version !== claim.version) {
      write();
      onQuicker(quicker.output);
    }
    return result;
  };
  const done = (act: Act) => (now: AdminClaim) => {
    toast(messages.done[act]);
    write();
    onDone(now);
  };
  const start = async (act: Act) => {
    if (!may(act) || busy) return;
    if (act !== 'review' && act !== 'undo') return write(act);
    setBusy(act);
    setRefused(undefined);
    const result = await decide({ action: act, version: claim.version });
    setBusy(undefined);
    if (result.kind === 'answer') done(act)(result.answer);
    else setRefused(failureOf(result).message);
  };
  useKeys(Object.fromEntries(acts.map((act) => [keyOf[act], () => void start(act)])));

  useForgettingUndo(claim, () =>
    onDone({ ...claim, actions: claim.actions.filter((act) => act !== 'undo'), undoUntil: null }),
  );

  return (
    <>
      {claim.actions.length === 0 && <p className={styles.told}>{messages.nothing}</p>}
      <div className={styles.ways}>
        {acts.filter(may).map((act) => (
          <Button
            key={act}
            kind={act === 'approve' ? 'main' : act === 'decline' ? 'danger' : 'quiet'}
            busy={busy === act}
            aria-keyshortcuts={keyOf[act]}
            aria-expanded={isWritten(act) ? writing === act : undefined}
            onClick={() => void start(act)}
          >
            {messages[act]}
          </Button>
        ))}
      </div>
      {claim.undoUntil && <p className={styles.told}>{messages.undoUntil(momentOf(claim.undoUntil))}</p>}
      {refused && <Notice kind="bad">{refused}</Notice>}
      {writing && (
        <DecisionForm
          key={writing}
          action={writing}
          version={claim.version}
          decide={decide}
          onDone={done(writing)}
          onCancel={() => write()}
        />
      )}
    </>
  );
}

/** The hour may pass while the page stands open. */
function useForgettingUndo({ undoUntil }: AdminClaim, forget: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment alone says when
  useEffect(() => {
    if (!undoUntil) return;
    const timer = setTimeout(forget, Math.max(0, Date.parse(undoUntil) - Date.now()));
    return () => clearTimeout(timer);
  }, [undoUntil]);
}
