import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'heading' | 'card' | undefined;
  lines?: number | undefined;
}

/** Keeps the room of what is still to come. Hidden from readers: beside it stands the sentence that says what is waited for. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles[shape]} />
      ))}
    </div>
  );
}
