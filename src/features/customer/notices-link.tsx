import { NavLink } from 'react-router-dom';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { BellSign } from '../../ui/signs.tsx';
import styles from './customer-layout.module.css';
import { useNotices } from './notices-query.ts';

/** `session` is undefined while it is loaded. */
export function NoticesLink({ session }: { session: Session | undefined }) {
  const messages = useMessages('portal');
  return (
    <NavLink to="/notices" className={styles.link ?? ''}>
      <BellSign className={styles.sign} />
      <span>{messages.notices}</span>
      {session && <UnseenCount session={session} />}
    </NavLink>
  );
}

function UnseenCount({ session }: { session: Session }) {
  const messages = useMessages('portal');
  const { unseen } = useNotices(session);
  if (unseen === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{unseen}</span>
      <span className="visually-hidden"> ({messages.unseen(unseen)})</span>
    </span>
  );
}
