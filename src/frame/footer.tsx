import { Link } from 'react-router-dom';
import { brand } from '../contract/brand.ts';
import type { Presence } from '../device/presence.ts';
import { useWords } from '../text/words.tsx';
import { Wordmark } from '../ui/mark.tsx';
import { homeOf } from './account.ts';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';

export function Footer({ presence }: { presence: Presence | undefined }) {
  const { footer: words, language } = useWords('frame');
  const links = [
    { to: presence ? homeOf(presence) : '/register', label: words.profile },
    { to: '/policies', label: words.policies },
    { to: '/claims', label: words.claims },
    { to: '/about', label: words.about },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.who}>
          <Wordmark name={brand.name} />
          <p className={styles.tagline}>{words.tagline}</p>
        </div>
        <nav aria-label={words.quickLinks}>
          <h2 className={styles.heading}>{words.quickLinks}</h2>
          <ul className={styles.list}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{words.social}</h2>
          <ul className={styles.list}>
            {brand.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noreferrer" aria-label={words.socialOn(name)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.contact}>
          <h2 className={styles.heading}>{words.contact}</h2>
          <ul className={styles.list}>
            <li>
              <a href={`tel:${brand.phone}`}>{words.call(brand.shownPhone)}</a>
              <span className={styles.hours}>{words.hours}</span>
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
      {/* The year of the build stays where the phone has another. */}
      <p className={styles.copyright} suppressHydrationWarning>
        {words.copyright(new Date().getFullYear())}
      </p>
    </footer>
  );
}
