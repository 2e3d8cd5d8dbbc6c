import { useWords } from '../text/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** The log-in has ended in the middle of a word: the page stays, and says so. */
export function SessionEnded({ onLogIn }: { onLogIn: () => void }) {
  const words = useWords('portal').ended;
  return (
    <Notice kind="bad" action={<Button onClick={onLogIn}>{words.logIn}</Button>}>
      {words.whileTyping}
    </Notice>
  );
}
