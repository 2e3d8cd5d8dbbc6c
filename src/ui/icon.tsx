import type { FunctionComponent } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import type { PropsOf } from './props.ts';

interface IconProps {
  of: FunctionComponent<PropsOf<'svg'>>;
  size?: 'small' | 'middle' | 'large' | undefined;
  className?: string | undefined;
}

/** An icon stands beside messages and is never read out itself. */
export function Icon({ of: Drawing, size = 'middle', className }: IconProps) {
  return <Drawing className={classNames(styles.icon, styles[size], className)} aria-hidden="true" focusable="false" />;
}
