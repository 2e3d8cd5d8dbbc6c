import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { BadSign, GoodSign, NeutralSign, PremiumSign, WaitingSign, WarmSign } from './signs.tsx';

export type BadgeKind = 'neutral' | 'good' | 'waiting' | 'bad' | 'premium' | 'warm';

const signs = {
  neutral: NeutralSign,
  good: GoodSign,
  waiting: WaitingSign,
  bad: BadSign,
  premium: PremiumSign,
  warm: WarmSign,
};

interface BadgeProps {
  kind?: BadgeKind | undefined;
  /** Another icon, for a state that shares its colour with a second one. */
  sign?: (typeof signs)[BadgeKind] | undefined;
  children: ReactNode;
}

export function Badge({ kind = 'neutral', sign: Sign = signs[kind], children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <Sign className={styles.sign} />
      {children}
    </span>
  );
}
