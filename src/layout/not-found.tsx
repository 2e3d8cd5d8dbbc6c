import { messagesOf } from '../i18n/load-messages.ts';
import { useMessages } from '../i18n/use-messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Page } from '../ui/page.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { accountPathOf } from './account-link.ts';
import styles from './error-page.module.css';
import { useSessionHint } from './use-session-hint.ts';

/** The server responds to such a path with status 404. */
export function NotFound() {
  const { error: messages, navigation } = useMessages('layout');
  const sessionHint = useSessionHint();
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
        <ButtonLink kind="quiet" to={accountPathOf(sessionHint)}>
          {sessionHint ? navigation.account : navigation.login}
        </ButtonLink>
      </div>
    </div>
  );
}

export const notFoundHead: Page['head'] = ({ language }) => {
  const { notFoundTitle, notFound } = messagesOf(language, 'layout').error;
  return { title: notFoundTitle, description: notFound, hidden: true };
};
