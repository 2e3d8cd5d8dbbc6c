import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { brand } from '../contract/brand.ts';
import { useMessages } from '../i18n/use-messages.tsx';
import { NotLoaded } from '../start/load-timeout.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './error-page.module.css';

/** The `errorElement` of every route. What it catches is told nowhere else. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <ErrorPage error={error} />;
}

/** Something went wrong on the way to a page: the status text or the message, and ways on. */
export function ErrorPage({ error, statusText }: { error?: unknown; statusText?: string }) {
  const messages = useMessages('frame').error;
  const notLoaded = error instanceof NotLoaded;
  const explained = statusText ? messages.notFound : notLoaded ? messages.chunk : messages.broken;
  const message = statusText ?? (error instanceof Error ? error.message : undefined);
  return (
    <div className={styles.page} role={statusText ? undefined : 'alert'}>
      <PageHeading lead={explained}>{messages.title}</PageHeading>
      {message && <p className={styles.told}>{messages.told(message)}</p>}
      <div className={styles.ways}>
        {/* A reload, since the browser remembers a script that did not come for as long as the page lives. */}
        <Button kind="main" onClick={() => location.reload()}>
          {messages.again}
        </Button>
        <ButtonLink kind="quiet" to="/" reloadDocument>
          {messages.home}
        </ButtonLink>
      </div>
      <p className={styles.told}>{messages.call(brand.shownPhone)}</p>
    </div>
  );
}
