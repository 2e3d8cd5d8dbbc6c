import type { ReactNode } from 'react';
import { deskMessages as messages } from '../i18n/admin/layout.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/progress.tsx';
import type { DeskQuery } from './query.ts';

type Props<A> = { query: DeskQuery<A>; children: (data: A) => ReactNode };

/** Renders a query's data, a spinner until there is any, and its error with a retry button. */
export function QueryResult<A>({ query: { data, error, refetch }, children }: Props<A>) {
  return (
    <>
      {error && (
        <Notice
          kind={error.status === undefined ? 'offline' : 'bad'}
          title={error.status === 404 ? messages.notThere : error.message}
          action={
            <Button kind="quiet" onClick={refetch}>
              {messages.again}
            </Button>
          }
        >
          {data !== undefined && messages.lastKnown}
        </Notice>
      )}
      {data === undefined ? !error && <Spinner label={messages.loading} /> : children(data)}
    </>
  );
}
