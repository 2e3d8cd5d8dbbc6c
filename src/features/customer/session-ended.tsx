import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown when the session ends while the customer is typing. */
export function SessionEnded({ onLogIn }: { onLogIn: () => void }) {
  const messages = useMessages('portal').ended;
  return (
    <Notice kind="bad" action={<Button onClick={onLogIn}>{messages.logIn}</Button>}>
      {messages.whileTyping}
    </Notice>
  );
}
