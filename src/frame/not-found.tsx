import { useEffect } from 'preact/hooks';
import { useWords } from '../text/words.tsx';
import { useArrival } from './arrival.ts';
import { ErrorPage } from './error-page.tsx';

/** The server says the same with its status. */
export function NotFound() {
  const { title, statusNotFound } = useWords('frame').error;
  useArrival();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <ErrorPage statusText={statusNotFound} />;
}
