import { type ClaimStatus, claimStatuses } from '../../contract/claim-transitions.ts';
import styles from './overview.module.css';

/** A line's numbers as a picture beside them. */
export function Bar({ counts, most }: { counts: Partial<Record<ClaimStatus, number>>; most: number }) {
  let left = 0;
  return (
    <svg viewBox="0 0 200 12" className={styles.bar} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {claimStatuses.map((status) => {
        const wide = ((counts[status] ?? 0) / Math.max(most, 1)) * 200;
        const from = left;
        left += wide;
        return wide > 0 && <rect key={status} className={styles[status]} x={from} width={wide} height={12} />;
      })}
    </svg>
  );
}
