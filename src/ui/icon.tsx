import type { FunctionComponent } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import type { PropsOf } from './props.ts';

interface IconProps {
  icon: FunctionComponent<PropsOf<'svg'>>;
  size?: 'small' | 'middle' | 'large' | undefined;
  className?: string | undefined;
}

/** A decorative icon beside text, hidden from assistive technology. */
export function Icon({ icon: Svg, size = 'middle', className }: IconProps) {
  return <Svg className={classNames(styles.icon, styles[size], className)} aria-hidden="true" focusable="false" />;
}
