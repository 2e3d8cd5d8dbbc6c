import { Notice } from '../../ui/notice.tsx';

/** The outcome of a submitted form. An unreachable server is shown as a state, not as an error. */
export type FormOutcome = { kind: 'done' | 'refused' | 'unreachable'; message: string; why?: string };

const kinds = { done: 'good', refused: 'bad', unreachable: 'offline' } as const;

export function Outcome({ outcome }: { outcome: FormOutcome | undefined }) {
  if (!outcome) return null;
  const { kind, message, why } = outcome;
  return (
    <Notice kind={kinds[kind]} title={message}>
      {why}
    </Notice>
  );
}
