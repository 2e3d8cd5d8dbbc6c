import type { ReactNode } from 'react';
import { deskWords as words } from '../text/desk/frame.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/progress.tsx';
import type { Known } from './known.ts';

/** What is known, once it is; and what hinders it, with a way to try again. */
export function Shown<A>({ known, children }: { known: Known<A>; children: (answer: A) => ReactNode }) {
  const { answer, failure, again } = known;
  return (
    <>
      {failure && (
        <Notice
          kind={failure.status === undefined ? 'offline' : 'bad'}
          title={failure.status === 404 ? words.notThere : failure.message}
          action={
            <Button kind="quiet" onClick={again}>
              {words.again}
            </Button>
          }
        >
          {answer !== undefined && words.lastKnown}
        </Notice>
      )}
      {answer === undefined ? !failure && <Spinner label={words.loading} /> : children(answer)}
    </>
  );
}
