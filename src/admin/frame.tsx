import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { deskWords as words } from '../text/desk/frame.ts';
import { Mark } from '../ui/mark.tsx';
import { Toaster } from '../ui/toast.tsx';
import styles from './frame.module.css';
import { logOut } from './log-out.ts';
import type { DeskSession } from './session.ts';

const ways = [
  { to: '/', label: words.overview },
  { to: '/claims', label: words.queue },
  { to: '/customers', label: words.customers },
  { to: '/requests', label: words.requests },
  { to: '/offers', label: words.offers },
];

export function Frame({ session, children }: { session: DeskSession; children: ReactNode }) {
  return (
    <>
      <a href="#page" className={styles.skip}>
        {words.skip}
      </a>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Mark className={styles.mark} />
          {words.name}
        </span>
        <nav className={styles.ways} aria-label={words.menu}>
          {ways.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.way ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
        <span className={styles.who}>{session.administrator.email}</span>
        <NavLink to="/password" className={styles.way ?? ''}>
          {words.password.title}
        </NavLink>
        <button type="button" className={styles.way} onClick={() => void logOut(session.token)}>
          {words.logOut}
        </button>
      </header>
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Toaster label={words.name} />
    </>
  );
}
