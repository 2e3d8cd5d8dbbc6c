import { classNames } from '../ui/class-names.ts';
import type { PropsOf } from '../ui/props.ts';
import styles from './picture-below.module.css';

interface PictureBelowProps extends PropsOf<'img'> {
  src: string | undefined;
  alt: string;
  width: number;
  height: number;
}

/**
 * A picture further down the page. A browser reads and lays out each drawing as a page of its own, and `loading="lazy"`
 * alone has it begin several screens ahead, more on a slow network: so it is left until the reader comes near.
 */
export function PictureBelow({ className, alt, ...picture }: PictureBelowProps) {
  return (
    <span className={classNames(styles.below, className)}>
      <img {...picture} alt={alt} loading="lazy" decoding="async" />
    </span>
  );
}
