import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { rememberOpenedClaim } from '../opened-claim.ts';
import { useDeskQuery } from '../query.ts';
import { queueQuery } from '../queue-query.ts';

/** The claim that was decided before this one was opened. */
type Decided = { id: string; number: string; message: string };
type ClaimLocationState = { queue?: string; decided?: Decided } | null;

/** The claims before and after this one in the queue from which it was opened. */
export function useQueuePosition(id: string) {
  const { queue, decided } = (useLocation().state as ClaimLocationState) ?? {};
  const { data } = useDeskQuery(adminEndpoints.queue, { query: queueQuery(new URLSearchParams(queue ?? '')) });
  const navigate = useNavigate();
  const claims = data?.claims ?? [];
  const index = claims.findIndex((claim) => claim.id === id);
  useEffect(() => {
    if (index >= 0) rememberOpenedClaim({ id, index });
  }, [id, index]);

  // Replaces the claim in the history, so that Back leads to the queue. Renders at once, so that a second key right
  // after the first is for the claim that it opened.
  const open = (claim: QueueLine | undefined, nextDecided?: Decided) => {
    if (claim)
      navigate(`/claims/${claim.id}`, { replace: true, flushSync: true, state: { queue, decided: nextDecided } });
  };
  return {
    address: queue ? `/claims?${queue}` : '/claims',
    decided,
    previous: claims[index - 1],
    // The first claim, if this one has left its queue since; none, if this one was not opened from a queue.
    next: index < 0 && queue === undefined ? undefined : claims[index + 1],
    open,
  };
}
