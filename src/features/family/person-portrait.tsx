import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PersonSign } from '../../ui/signs.tsx';
import { PhotoPicker } from '../customer/photo-picker.tsx';
import { setPortraits } from '../customer/portraits-query.ts';
import { handleSessionRefused } from '../customer/session-store.ts';
import { useDraft } from '../customer/use-draft.ts';
import styles from './family.module.css';

type Props = { session: Session; personId: string | null; name: string; image: string | null };
type Outcome = { kind: 'good' | 'bad' | 'offline'; text: string };

/** What was chosen is kept on the phone, as a draft, until the server has it. */
export function PersonPortrait({ session, personId, name, image }: Props) {
  const { portraits: messages } = useMessages('family');
  const draft = useDraft(session.user.id, `portrait:${personId ?? ''}`, 1, { image: '' });
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const unsent = chosen ?? (draft.form?.values?.image || undefined);
  const shown = unsent ?? image;

  async function send(image: string | null): Promise<Outcome> {
    const result = await request(endpoints.changePortrait, { payload: { personId, image }, token: session.token });
    if (result.kind === 'unreachable') return { kind: 'offline', text: image ? messages.kept : messages.notRemoved };
    if (result.kind === 'refused') {
      if (result.status === 401) await handleSessionRefused(session, result.problem);
      return { kind: 'bad', text: result.problem.message };
    }
    await setPortraits(session, result.answer);
    await draft.discard();
    setChosen(undefined);
    return { kind: 'good', text: image ? messages.saved : messages.removed };
  }

  async function choose([file]: readonly File[]): Promise<Outcome> {
    const { preparePortrait } = await import('../customer/photos/prepare-portrait.ts');
    const prepared = file ? await preparePortrait(file) : 'not-readable';
    if (prepared === 'not-readable') return { kind: 'bad', text: messages.notReadable };
    setChosen(prepared);
    draft.save({ image: prepared });
    return send(prepared);
  }

  const run = (work: () => Promise<Outcome | undefined>) => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(undefined);
    work()
      .catch((): Outcome => ({ kind: 'bad', text: messages.notReadable }))
      .then(setOutcome)
      .finally(() => setIsBusy(false));
  };
  const remove = async (): Promise<Outcome | undefined> => {
    if (unsent === undefined) return send(null);
    await draft.discard();
    setChosen(undefined);
    return undefined;
  };

  return (
    <li className={styles.person}>
      {shown ? (
        <img className={styles.portrait} src={shown} alt={messages.of(name)} width="84" height="84" />
      ) : (
        <span className={styles.portrait}>
          <PersonSign />
        </span>
      )}
      <div className={styles.actions}>
        <span className={styles.name}>{name}</span>
        <PhotoPicker
          accept="image/*"
          label={
            <>
              {shown ? messages.change : messages.choose}
              <span className="visually-hidden">: {name}</span>
            </>
          }
          onPick={(files) => run(() => choose(files))}
        />
        <div className={styles.buttons}>
          {unsent && (
            <Button kind="quiet" busy={isBusy} onClick={() => run(() => send(unsent))}>
              {messages.send}
            </Button>
          )}
          {shown && (
            <Button kind="plain" onClick={() => run(remove)}>
              {unsent ? messages.discard : messages.remove}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
        </div>
        {unsent && !isBusy && !outcome && <p className={styles.quiet}>{messages.kept}</p>}
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      </div>
    </li>
  );
}
