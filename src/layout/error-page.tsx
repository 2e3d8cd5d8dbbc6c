import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { brand } from '../contract/brand.ts';
import { useMessages } from '../i18n/use-messages.tsx';
import { LoadError } from '../start/load-timeout.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './error-page.module.css';

/** The `errorElement` of every route. The error boundary catches the error, so it is reported here. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <ErrorPage error={error} />;
}

/** The error page: the error's message, a reload button and a link to the home page. */
export function ErrorPage({ error }: { error: unknown }) {
  const messages = useMessages('layout').error;
  const notLoaded = error instanceof LoadError;
  const message = error instanceof Error ? error.message : undefined;
  return (
    <div className={styles.page} role="alert">
      <PageHeading lead={notLoaded ? messages.chunk : messages.broken}>{messages.title}</PageHeading>
      {message && <p className={styles.message}>{messages.reported(message)}</p>}
      <div className={styles.actions}>
        {/* A full reload, since browsers cache a failed dynamic import for the lifetime of the document. */}
        <Button kind="main" onClick={() => location.reload()}>
          {messages.again}
        </Button>
        <ButtonLink kind="quiet" to="/" reloadDocument>
          {messages.home}
        </ButtonLink>
      </div>
      <p className={styles.message}>{messages.call(brand.shownPhone)}</p>
    </div>
  );
}
