import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'heading' | 'card' | undefined;
  lines?: number | undefined;
}

/** A placeholder of the size of the content, hidden from assistive technology; render a status text beside it. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-skeleton aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles[shape]} />
      ))}
    </div>
  );
}
