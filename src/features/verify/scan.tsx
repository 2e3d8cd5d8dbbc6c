import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Camera } from './camera.tsx';
import { checkStatement, type Verdict } from './check-statement.ts';
import { prepareToRead, readCode } from './read-code.ts';
import type { useKnown } from './use-known.ts';
import { VerdictNotice } from './verdict.tsx';
import styles from './verify.module.css';

type Reading = { is: 'read'; code: string };
type State = { is: 'idle' | 'scanning' | 'no-code' } | Reading;

/** A code through the camera or from a picture, and what it says. */
export function Scan({ known }: { known: ReturnType<typeof useKnown> }) {
  const messages = useMessages('verify');
  const [state, setState] = useState<State>({ is: 'idle' });
  const checked = useVerdict(state.is === 'read' ? state : undefined, known);
  const id = useId();
  useEffect(() => {
    requestIdleCallback(() => void prepareToRead().catch(() => undefined));
  }, []);

  const read = (code: string | undefined) => setState(code === undefined ? { is: 'no-code' } : { is: 'read', code });
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    const picture = await createImageBitmap(file).catch(() => undefined);
    read(picture && (await readCode(picture).catch(() => undefined)));
    picture?.close();
  };
  const isScanning = state.is === 'scanning';
  return (
    <div className={styles.scan}>
      {isScanning && <Camera onCode={read} />}
      {state.is === 'no-code' && <Notice kind="bad">{messages.noCode}</Notice>}
      {checked && <VerdictNotice {...checked} lastContact={known.lastContact} />}
      <div className={styles.actions}>
        <Button onClick={() => setState({ is: isScanning ? 'idle' : 'scanning' })}>
          {isScanning ? messages.stop : checked ? messages.another : messages.scan}
        </Button>
        <label className={styles.file} htmlFor={id}>
          <input
            id={id}
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={(event) => void open(event)}
          />
          <span>{messages.picture}</span>
        </label>
      </div>
      <p className={styles.quiet}>{messages.privacy}</p>
    </div>
  );
}

/** Checked anew when the same card is read again, and when a newer list or key has come; one that is missing is asked for at once. */
function useVerdict(reading: Reading | undefined, { current, version, refetchKeys }: ReturnType<typeof useKnown>) {
  const [checked, setChecked] = useState<{ verdict: Verdict; now: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says when what is known has changed
  useEffect(() => {
    setChecked(undefined);
    if (!reading || version === undefined) return;
    let isOver = false;
    const known = current();
    void checkStatement(reading.code, known).then((verdict) => {
      if (isOver) return;
      setChecked({ verdict, now: known.now });
      if (verdict.kind === 'unknown-key' || verdict.kind === 'no-keys') refetchKeys();
    });
    return () => {
      isOver = true;
    };
  }, [reading, version]);
  return checked;
}
