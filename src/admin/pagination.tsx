import { Link, useSearchParams } from 'react-router-dom';
import { deskWords as messages } from '../i18n/admin/layout.ts';
import styles from './pagination.module.css';

/** On to the lines after these; back is the browser's own way. */
export function Pages({ next }: { next: string | null }) {
  const [address] = useSearchParams();
  const others = [...address].filter(([name]) => name !== 'after');
  if (!next && !address.has('after')) return null;
  return (
    <nav className={styles.pages} aria-label={messages.nextPage}>
      {address.has('after') && <Link to={`?${new URLSearchParams(others)}`}>{messages.firstPage}</Link>}
      {next && <Link to={`?${new URLSearchParams([...others, ['after', next]])}`}>{messages.nextPage}</Link>}
    </nav>
  );
}
