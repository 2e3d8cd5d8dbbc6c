import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AnswerOf, Call } from '../contract/call.ts';
import { ask, type Failure, failureOf } from './ask.ts';

export type Known<A> = {
  answer: A | undefined;
  failure: Failure | undefined;
  again: () => void;
  /** what a change was answered with is what is known from then on */
  show: (answer: A) => void;
};

type Where = { params?: Record<string, string>; query?: Record<string, string | undefined> };
type Held<A> = { key: string; answer?: A; failure?: Failure };

/** What the server says at an address. What it said before stays while it is asked again, and when that fails. */
export function useKnown<C extends Call>(call: C, where: Where = {}): Known<AnswerOf<C>> {
  const key = JSON.stringify(where);
  const [held, setHeld] = useState<Held<AnswerOf<C>>>({ key });

  const load = useCallback(
    async (wanted: () => boolean) => {
      const asked = JSON.parse(key) as Where;
      const result = await ask(call, asked as Parameters<typeof ask<C>>[1]);
      if (!wanted()) return;
      if (result.kind === 'answer') return setHeld({ key, answer: result.answer });
      const failure = failureOf(result);
      setHeld((before) => (before.key === key ? { ...before, failure } : { key, failure }));
    },
    [call, key],
  );

  useEffect(() => {
    let over = false;
    void load(() => !over);
    return () => {
      over = true;
    };
  }, [load]);

  const current = held.key === key ? held : undefined;
  return {
    answer: current?.answer,
    failure: current?.failure,
    again: () => void load(() => true),
    show: (answer) => setHeld({ key, answer }),
  };
}
