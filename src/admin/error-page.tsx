import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { deskMessages as messages } from '../i18n/admin/layout.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Reports the error as well, because React Router does not pass it on to `window.onerror`. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <main role="alert">
      <PageHeading>{messages.failed}</PageHeading>
      <p>{error instanceof Error ? error.message : undefined}</p>
      <Button onClick={() => location.reload()}>{messages.again}</Button>
    </main>
  );
}
