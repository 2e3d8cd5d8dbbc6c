import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { type DeskRole, hasRole } from '../contract/admin/roles.ts';
import { deskMessages as messages } from '../i18n/admin/layout.ts';
import { Mark } from '../ui/mark.tsx';
import { Toaster } from '../ui/toast.tsx';
import styles from './desk-layout.module.css';
import { logOut } from './log-out.ts';
import type { DeskSession } from './session.ts';
import { UnsavedFormsDialog } from './unsaved-forms.tsx';

const navigation: { to: string; label: string; role: DeskRole }[] = [
  { to: '/', label: messages.overview, role: 'viewer' },
  { to: '/claims', label: messages.queue, role: 'viewer' },
  { to: '/customers', label: messages.customers, role: 'viewer' },
  { to: '/requests', label: messages.requests, role: 'viewer' },
  { to: '/payments', label: messages.payments, role: 'lead' },
  { to: '/offers', label: messages.offers, role: 'viewer' },
  { to: '/administrators', label: messages.administrators, role: 'administrator' },
  { to: '/audit-log', label: messages.auditLog, role: 'administrator' },
];

export function DeskLayout({ session, children }: { session: DeskSession; children: ReactNode }) {
  return (
    <>
      <a href="#page" className={styles.skip}>
        {messages.skip}
      </a>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Mark className={styles.mark} />
          {messages.name}
        </span>
        <nav className={styles.navigation} aria-label={messages.menu}>
          {navigation
            .filter(({ role }) => hasRole(session.administrator.role, role))
            .map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === '/'} className={styles.navigationLink ?? ''}>
                {label}
              </NavLink>
            ))}
        </nav>
        <span className={styles.administrator} title={session.administrator.email}>
          {session.administrator.email}
        </span>
        <NavLink to="/password" className={styles.navigationLink ?? ''}>
          {messages.password.title}
        </NavLink>
        <button type="button" className={styles.navigationLink} onClick={() => void logOut(session.token)}>
          {messages.logOut}
        </button>
      </header>
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <UnsavedFormsDialog />
      <Toaster label={messages.name} />
    </>
  );
}
