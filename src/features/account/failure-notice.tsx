import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';

export type Failure = { message: string; why?: string };

/** Why a log-in or a sign-up failed: the failure with its reason, or the server's message alone. */
export function FailureNotice({ failure, action }: { failure: Failure | undefined; action?: ReactNode }) {
  if (!failure) return null;
  return (
    <Notice intoView kind="bad" title={failure.why && failure.message} action={action}>
      {failure.why ?? failure.message}
    </Notice>
  );
}
