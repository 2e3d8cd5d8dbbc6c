import { Link, NavLink } from 'react-router-dom';
import { brand } from '../contract/brand.ts';
import type { SessionHint } from '../device/session-hint.ts';
import { useMessages } from '../i18n/use-messages.tsx';
import { Wordmark } from '../ui/mark.tsx';
import { accountPathOf } from './account-link.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useHiddenByScroll } from './use-hidden-by-scroll.ts';

export function Header({ sessionHint }: { sessionHint: SessionHint | undefined }) {
  const messages = useMessages('layout').navigation;
  const hidden = useHiddenByScroll();

  const links = [
    { to: '/', label: messages.home },
    { to: '/about', label: messages.about },
    { to: '/services', label: messages.services },
  ];
  const account = { to: accountPathOf(sessionHint), label: sessionHint ? messages.account : messages.login };

  return (
    <header className={hidden ? `${styles.header} ${styles.hidden}` : styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={messages.brandHome}>
          <Wordmark name={brand.name} />
        </Link>
        <nav className={styles.wide} aria-label={messages.label}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.link ?? ''}>
              {label}
            </NavLink>
          ))}
          <LanguageMenu />
          <NavLink to={account.to} className={styles.account ?? ''}>
            {account.label}
          </NavLink>
        </nav>
        {/* A native <details> works before hydration. */}
        <details className={styles.small}>
          <summary className={styles.toggle}>
            <span className={styles.lines} aria-hidden="true" />
            <span className={styles.whenClosed}>{messages.openMenu}</span>
            <span className={styles.whenOpen}>{messages.closeMenu}</span>
          </summary>
          <nav className={styles.menu} aria-label={messages.label}>
            {[...links, account].map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === '/'} className={styles.menuLink ?? ''}>
                {label}
              </NavLink>
            ))}
            <LanguageSwitch className={styles.languages} />
          </nav>
        </details>
      </div>
    </header>
  );
}
