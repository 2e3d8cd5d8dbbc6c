import styles from './card.module.css';
import { classNames } from './class-names.ts';
import type { PropsOf } from './props.ts';
import { Tibeb } from './tibeb.tsx';

interface CardProps extends Omit<PropsOf<'article'>, 'ref'> {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** `member` and `premium` have the woven edge. */
  kind?: 'plain' | 'member' | 'premium' | undefined;
}

export function Card({ as: Element = 'div', kind = 'plain', className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames(styles.card, styles[kind], className)}>
      {children}
      {kind !== 'plain' && <Tibeb direction="down" className={styles.edge} />}
    </Element>
  );
}
