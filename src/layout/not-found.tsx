import { messagesOf } from '../i18n/load-messages.ts';
import { useMessages } from '../i18n/use-messages.tsx';
import type { Page } from '../ui/page.ts';
import { ErrorPage } from './error-page.tsx';

/** The server responds to such a path with status 404. */
export function NotFound() {
  return <ErrorPage statusText={useMessages('layout').error.statusNotFound} />;
}

export const notFoundHead: Page['head'] = ({ language }) => {
  const { title, notFound } = messagesOf(language, 'layout').error;
  return { title, description: notFound, hidden: true };
};
