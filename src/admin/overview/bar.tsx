import { type ClaimStatus, claimStatuses } from '../../contract/claim-transitions.ts';
import styles from './overview.module.css';

/** Hidden from screen readers, because the cells beside it have the same numbers. */
export function Bar({ counts, max }: { counts: Partial<Record<ClaimStatus, number>>; max: number }) {
  let x = 0;
  return (
    <svg viewBox="0 0 200 12" className={styles.bar} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {claimStatuses.map((status) => {
        const width = ((counts[status] ?? 0) / Math.max(max, 1)) * 200;
        const start = x;
        x += width;
        return width > 0 && <rect key={status} className={styles[status]} x={start} width={width} height={12} />;
      })}
    </svg>
  );
}
