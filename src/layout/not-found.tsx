import { messagesOf } from '../i18n/load-messages.ts';
import { useMessages } from '../i18n/use-messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Page } from '../ui/page.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './error-page.module.css';

/** The server responds to such a path with status 404. */
export function NotFound() {
  const messages = useMessages('layout').error;
  return (
    <div className={styles.page}>
      <PageHeading lead={messages.notFound}>{messages.notFoundTitle}</PageHeading>
      <div className={styles.actions}>
        <ButtonLink kind="main" to="/services">
          {messages.services}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/">
          {messages.home}
        </ButtonLink>
      </div>
    </div>
  );
}

export const notFoundHead: Page['head'] = ({ language }) => {
  const { notFoundTitle, notFound } = messagesOf(language, 'layout').error;
  return { title: notFoundTitle, description: notFound, hidden: true };
};
