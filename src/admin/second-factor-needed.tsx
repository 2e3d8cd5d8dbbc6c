import { Link, useLocation } from 'react-router-dom';
import { secondFactorMessages as messages } from '../i18n/admin/second-factor.ts';
import { Notice } from '../ui/notice.tsx';
import { useDeskSession } from './session.ts';

/** On every page until the administrator has set it up. */
export function SecondFactorNeeded() {
  const isNeeded = useDeskSession(({ session }) => session?.administrator.secondFactor === 'needed');
  const { pathname } = useLocation();
  if (!isNeeded || pathname === '/second-factor') return null;
  return <Notice action={<Link to="/second-factor">{messages.setUp}</Link>}>{messages.needed}</Notice>;
}
