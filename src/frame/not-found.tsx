import { wordsOf } from '../text/load.ts';
import { useWords } from '../text/words.tsx';
import type { Page } from '../ui/page.ts';
import { ErrorPage } from './error-page.tsx';

/** The server says the same with its status. */
export function NotFound() {
  return <ErrorPage statusText={useWords('frame').error.statusNotFound} />;
}

export const notFoundHead: Page['head'] = ({ language }) => {
  const { title, notFound } = wordsOf(language, 'frame').error;
  return { title, description: notFound, hidden: true };
};
