import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Options } from '../contract/answers/options.ts';
import { calls } from '../contract/api.ts';
import { everyone, keepAnswer, lastAnswer } from '../device/answers.ts';
import { request } from '../device/call.ts';

export type KnownOptions =
  | { state: 'loading' }
  /** `at` is the time of what is shown when it is not of this moment */
  | { state: 'known'; options: Options; at?: number }
  | { state: 'nothing' };

/** What the claim forms offer: what the phone knows at once, then what the server says. */
export function useKnownOptions(): { known: KnownOptions; again: () => void } {
  const [known, setKnown] = useState<KnownOptions>({ state: 'loading' });

  const ask = useCallback(async () => {
    const last = await lastAnswer('options', everyone).catch(() => undefined);
    if (last) setKnown((now) => (now.state === 'known' ? now : { state: 'known', options: last.answer }));
    else setKnown({ state: 'loading' });
    const result = await request(calls.options, {});
    if (result.kind === 'answer') {
      setKnown({ state: 'known', options: result.answer });
      // A phone too full to keep them has them on the screen all the same.
      await keepAnswer('options', everyone, result.answer).catch(() => undefined);
    } else setKnown(last ? { state: 'known', options: last.answer, at: last.at } : { state: 'nothing' });
  }, []);

  const again = useCallback(() => void ask(), [ask]);
  useEffect(() => {
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);

  return { known, again };
}
