import { Link, useSearchParams } from 'react-router-dom';
import { deskMessages as messages } from '../i18n/admin/layout.ts';
import styles from './pagination.module.css';

/** Links to the next and the first page; the browser's Back button leads to the one before. */
export function Pagination({ next }: { next: string | null }) {
  const [searchParams] = useSearchParams();
  const others = [...searchParams].filter(([name]) => name !== 'after');
  if (!next && !searchParams.has('after')) return null;
  return (
    <nav className={styles.pages} aria-label={messages.nextPage}>
      {searchParams.has('after') && <Link to={`?${new URLSearchParams(others)}`}>{messages.firstPage}</Link>}
      {next && <Link to={`?${new URLSearchParams([...others, ['after', next]])}`}>{messages.nextPage}</Link>}
    </nav>
  );
}
