import { Link, NavLink } from 'react-router-dom';
import { brand } from '../contract/brand.ts';
import type { Presence } from '../device/presence.ts';
import { useWords } from '../text/words.tsx';
import { Wordmark } from '../ui/mark.tsx';
import { homeOf } from './account.ts';
import styles from './header.module.css';
import { useHiddenByScroll } from './hidden-by-scroll.ts';
import { LanguageMenu } from './language-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function Header({ presence }: { presence: Presence | undefined }) {
  const words = useWords('frame').navigation;
  const hidden = useHiddenByScroll();

  const links = [
    { to: '/', label: words.home },
    { to: '/about', label: words.about },
    { to: '/services', label: words.services },
  ];
  const account = { to: homeOf(presence), label: presence ? words.account : words.login };

  return (
    <header className={hidden ? `${styles.header} ${styles.hidden}` : styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={words.brandHome}>
          <Wordmark name={brand.name} />
        </Link>
        <nav className={styles.wide} aria-label={words.label}>
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
        {/* A native disclosure: it opens before any script has come. */}
        <details className={styles.small}>
          <summary className={styles.toggle}>
            <span className={styles.lines} aria-hidden="true" />
            <span className={styles.whenClosed}>{words.openMenu}</span>
            <span className={styles.whenOpen}>{words.closeMenu}</span>
          </summary>
          <nav className={styles.menu} aria-label={words.label}>
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
