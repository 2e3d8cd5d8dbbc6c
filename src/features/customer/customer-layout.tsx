import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { brand } from '../../contract/brand.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PaperSign, PersonSign, SlidersSign } from '../../ui/signs.tsx';
import styles from './customer-layout.module.css';
import { LogOut } from './log-out.tsx';
import { NewerDatabase } from './newer-database.tsx';
import { NoticesLink } from './notices-link.tsx';
import { useOutbox } from './outbox-store.ts';
import { PinOffer } from './pin/pin-offer.tsx';
import { RenewCards } from './renew-cards.tsx';

type Props = {
  /** undefined while it is loaded: the links are rendered, the log-out button is not */
  session: Session | undefined;
  children: ReactNode;
};

/** The navigation of the customer area: a bottom bar on a phone, a sidebar on wide screens. */
export function CustomerLayout({ session, children }: Props) {
  const messages = useMessages('portal');
  const waiting = useOutbox((outbox) => outbox.waiting);
  const links = [
    {
      to: homePathOf(session?.user.role === 'premium' ? 'premium' : 'customer'),
      Sign: PersonSign,
      label: messages.profile,
    },
    { to: '/claims', Sign: PaperSign, label: messages.claims, count: waiting },
  ];
  return (
    <div className={styles.layout}>
      <nav className={styles.menu} aria-label={messages.menu}>
        {links.map(({ to, Sign, label, count }) => (
          <NavLink key={to} to={to} className={styles.link ?? ''}>
            <Sign className={styles.sign} />
            <span>{label}</span>
            {count ? (
              <span className={styles.count}>
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden"> ({messages.waitingHere(count)})</span>
              </span>
            ) : null}
          </NavLink>
        ))}
        <NoticesLink session={session} />
        <NavLink to="/settings" className={styles.link ?? ''}>
          <SlidersSign className={styles.sign} />
          <span>{messages.settings}</span>
        </NavLink>
        {session ? (
          <LogOut session={session} className={styles.link} signClassName={styles.sign} />
        ) : (
          <span className={styles.toCome}>{messages.logOut}</span>
        )}
      </nav>
      <div className={styles.content}>
        <NewerDatabase />
        {session && <RenewCards session={session} />}
        {session && <PinOffer owner={session.user.id} />}
        {children}
        <Help />
      </div>
    </div>
  );
}

/** On every page of the portal but those that have it already, with the claim that they are about. */
function Help() {
  const messages = useMessages('portal');
  const { pathname } = useLocation();
  if (pathname === '/call-me-back' || pathname.startsWith('/claims/')) return null;
  return (
    <div className={styles.help}>
      <span>{messages.help(brand.shownPhone)}</span>
      <ButtonLink kind="quiet" to="/call-me-back">
        {messages.callMeBack}
      </ButtonLink>
    </div>
  );
}
