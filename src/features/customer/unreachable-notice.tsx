import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { useOnline } from '../../layout/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './unreachable-notice.module.css';

type Props = {
  /** the moment or the day of what is shown instead */
  asOf?: string | undefined;
  onRetry: () => void;
  children: ReactNode;
};

/** While the server cannot be reached. Without a network one line, since the layout's banner has told why. */
export function UnreachableNotice({ asOf, onRetry, children }: Props) {
  const messages = useMessages('portal');
  const online = useOnline();
  if (!online && asOf !== undefined) {
    return (
      <p role="status" className={styles.line}>
        {messages.asOf(asOf)}
      </p>
    );
  }
  const retry = (
    <Button kind="quiet" onClick={onRetry}>
      {messages.again}
    </Button>
  );
  return (
    <Notice kind="offline" action={online && retry}>
      {children}
    </Notice>
  );
}
