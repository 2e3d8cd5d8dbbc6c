import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { brand } from '../contract/brand.ts';
import { NotLoaded } from '../start/within-time.ts';
import { useWords } from '../text/words.tsx';
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
  const words = useWords('frame').error;
  const notLoaded = error instanceof NotLoaded;
  const explained = statusText ? words.notFound : notLoaded ? words.chunk : words.broken;
  const message = statusText ?? (error instanceof Error ? error.message : undefined);
  return (
    <div className={styles.page} role={statusText ? undefined : 'alert'}>
      <PageHeading lead={explained}>{words.title}</PageHeading>
      {message && <p className={styles.told}>{words.told(message)}</p>}
      <div className={styles.ways}>
        {/* A reload, since the browser remembers a script that did not come for as long as the page lives. */}
        <Button kind="main" onClick={() => location.reload()}>
          {words.again}
        </Button>
        <ButtonLink kind="quiet" to="/" reloadDocument>
          {words.home}
        </ButtonLink>
      </div>
      <p className={styles.told}>{words.call(brand.shownPhone)}</p>
    </div>
  );
}
