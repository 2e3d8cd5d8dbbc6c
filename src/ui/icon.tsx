import type { FunctionComponent, SVGProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

interface IconProps {
  of: FunctionComponent<SVGProps<SVGSVGElement>>;
  size?: 'small' | 'middle' | 'large' | undefined;
  className?: string | undefined;
}

/** An icon stands beside words and is never read out itself. */
export function Icon({ of: Drawing, size = 'middle', className }: IconProps) {
  return <Drawing className={classNames(styles.icon, styles[size], className)} aria-hidden="true" focusable="false" />;
}
