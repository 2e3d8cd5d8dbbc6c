import { Link } from 'react-router-dom';
import { brand } from '../contract/brand.ts';
import type { SessionHint } from '../device/session-hint.ts';
import { useMessages } from '../i18n/use-messages.tsx';
import { Wordmark } from '../ui/mark.tsx';
import { accountPathOf } from './account-link.ts';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';

export function Footer({ sessionHint }: { sessionHint: SessionHint | undefined }) {
  const { footer: messages, language } = useMessages('layout');
  const links = [
    { to: sessionHint ? accountPathOf(sessionHint) : '/register', label: messages.profile },
    { to: '/policies', label: messages.policies },
    { to: '/claims', label: messages.claims },
    { to: '/hospitals', label: messages.hospitals },
    { to: '/about', label: messages.about },
    { to: '/verify', label: messages.verify },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.who}>
          <Wordmark name={brand.name} />
          <p className={styles.tagline}>{messages.tagline}</p>
        </div>
        <nav aria-label={messages.quickLinks}>
          <h2 className={styles.heading}>{messages.quickLinks}</h2>
          <ul className={styles.list}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{messages.social}</h2>
          <ul className={styles.list}>
            {brand.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noreferrer" aria-label={messages.socialOn(name)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.contact}>
          <h2 className={styles.heading}>{messages.contact}</h2>
          <ul className={styles.list}>
            <li>
              <a href={`tel:${brand.phone}`}>{messages.call(brand.shownPhone)}</a>
              <span className={styles.hours}>{messages.hours}</span>
            </li>
            <li>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </li>
          </ul>
        </div>
      </div>
      <nav className={styles.languages} aria-label={language.label}>
        <LanguageSwitch />
      </nav>
      {/* The prerendered year may differ from the current one. */}
      <p className={styles.copyright} suppressHydrationWarning>
        {messages.copyright(new Date().getFullYear())}
      </p>
    </footer>
  );
}
