import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { lastOpenedClaim } from '../opened-claim.ts';

type Table = RefObject<HTMLTableElement | null>;

export const claimLinks = (table: Table) => [
  ...(table.current?.querySelectorAll<HTMLAnchorElement>('a[data-claim]') ?? []),
];

/** Focuses the row of the claim from which one comes back, or the one that has taken its place. */
export function useFocusOnReturn(table: Table, claims: readonly QueueLine[] | undefined): void {
  const isBack = useNavigationType() === 'POP';
  const { state } = useLocation();
  const isReturn = isBack || (state as { fromClaim?: boolean } | null)?.fromClaim === true;
  // Also when newer rows replace the cached ones, because the row with the focus may no longer be there.
  useEffect(() => {
    const last = lastOpenedClaim();
    const focused = document.activeElement;
    const isFocusFree = focused === document.body || focused?.id === 'page-heading';
    if (!isReturn || !claims || !last || !isFocusFree) return;
    const { id, index } = last;
    const links = claimLinks(table);
    const link = links.find(({ dataset }) => dataset.claim === id) ?? links[Math.min(index, links.length - 1)];
    link?.focus();
  }, [isReturn, claims, table]);
}
