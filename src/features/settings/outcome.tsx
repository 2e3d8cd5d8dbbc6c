import { Notice } from '../../ui/notice.tsx';

/** What became of a form: a success, a refusal, or nobody there to answer, which is a state and not an error. */
export type Settled = { kind: 'done' | 'refused' | 'unreached'; message: string; why?: string };

const kinds = { done: 'good', refused: 'bad', unreached: 'offline' } as const;

export function Outcome({ settled }: { settled: Settled | undefined }) {
  if (!settled) return null;
  const { kind, message, why } = settled;
  return (
    <Notice kind={kinds[kind]} title={message}>
      {why}
    </Notice>
  );
}
