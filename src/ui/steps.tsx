import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckSign, CloseSign } from './signs.tsx';
import styles from './steps.module.css';

export type StepState = 'done' | 'now' | 'to-come' | 'refused';

const stateClasses: Record<StepState, string | undefined> = {
  done: styles.done,
  now: styles.now,
  'to-come': styles.toCome,
  refused: styles.refused,
};

/** A vertical list of past, current and future steps. */
export function Steps({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {children}
    </ol>
  );
}

interface StepProps {
  state: StepState;
  /** The state as text, for screen readers. */
  stateLabel: string;
  title: ReactNode;
  when?: ReactNode;
  children?: ReactNode;
}

export function Step({ state, stateLabel, title, when, children }: StepProps) {
  return (
    <li className={classNames(styles.step, stateClasses[state])} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.sign} aria-hidden="true">
        {state === 'done' && <CheckSign />}
        {state === 'refused' && <CloseSign />}
      </span>
      <p className={styles.title}>
        {title}
        <span className="visually-hidden"> ({stateLabel})</span>
      </p>
      {when && <p className={styles.when}>{when}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  );
}
