import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';
import { AlertSign, CloseSign, GoodSign, InfoSign, OfflineSign } from './signs.tsx';

type NoticeKind = 'info' | 'good' | 'bad' | 'offline';

const signs: Record<NoticeKind, typeof InfoSign> = {
  info: InfoSign,
  good: GoodSign,
  bad: AlertSign,
  offline: OfflineSign,
};

type Dismissal = { onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never };

type NoticeProps = Dismissal & {
  kind?: NoticeKind | undefined;
  /** Another icon than the one of `kind`. */
  sign?: typeof InfoSign | undefined;
  /** `role="alert"`; the default for `bad`. */
  alert?: boolean | undefined;
  /** Scrolls into view when it appears: for the outcome of a press, which may be below the screen or under a bar. */
  intoView?: boolean | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
};

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export function Notice({
  kind = 'info',
  sign: Sign = signs[kind],
  alert = kind === 'bad',
  intoView = false,
  title,
  children,
  action,
  onDismiss,
  dismissLabel,
}: NoticeProps) {
  return (
    <div
      ref={intoView ? scrollIntoView : null}
      className={classNames(styles.notice, styles[kind])}
      role={alert ? 'alert' : 'status'}
    >
      <Sign className={styles.sign} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <CloseSign />
        </button>
      )}
    </div>
  );
}
