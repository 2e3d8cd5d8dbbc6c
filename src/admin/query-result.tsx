import type { ReactNode } from 'react';
import { deskWords as messages } from '../i18n/admin/layout.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/progress.tsx';
import type { DeskQuery } from './query.ts';

/** What is known, once it is; and what hinders it, with a way to try again. */
export function QueryResult<A>({ known, children }: { known: DeskQuery<A>; children: (answer: A) => ReactNode }) {
  const { answer, failure, again } = known;
  return (
    <>
      {failure && (
        <Notice
          kind={failure.status === undefined ? 'offline' : 'bad'}
          title={failure.status === 404 ? messages.notThere : failure.message}
          action={
            <Button kind="quiet" onClick={again}>
              {messages.again}
            </Button>
          }
        >
          {answer !== undefined && messages.lastKnown}
        </Notice>
      )}
      {answer === undefined ? !failure && <Spinner label={messages.loading} /> : children(answer)}
    </>
  );
}
