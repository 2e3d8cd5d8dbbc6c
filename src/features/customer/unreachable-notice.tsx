import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { useOnline } from '../../layout/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './unreachable-notice.module.css';

type Props = {
  /** how old the content is; without a network only this is shown, because the `OfflineBanner` is above it */
  age?: string | undefined;
  onRetry: () => void;
  children: ReactNode;
};

export function UnreachableNotice({ age, onRetry, children }: Props) {
  const messages = useMessages('portal');
  const online = useOnline();
  if (!online && age !== undefined) {
    return (
      <p role="status" className={styles.line}>
        {age}
      </p>
    );
  }
  const retry = (
    <Button kind="quiet" onClick={onRetry}>
      {messages.again}
    </Button>
  );
  return (
    <Notice kind="offline" action={retry}>
      {children}
    </Notice>
  );
}
