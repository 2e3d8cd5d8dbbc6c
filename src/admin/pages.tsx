import { Link, useSearchParams } from 'react-router-dom';
import { deskWords as words } from '../text/desk/frame.ts';
import styles from './pages.module.css';

/** On to the lines after these; back is the browser's own way. */
export function Pages({ next }: { next: string | null }) {
  const [address] = useSearchParams();
  const others = [...address].filter(([name]) => name !== 'after');
  if (!next && !address.has('after')) return null;
  return (
    <nav className={styles.pages} aria-label={words.nextPage}>
      {address.has('after') && <Link to={`?${new URLSearchParams(others)}`}>{words.firstPage}</Link>}
      {next && <Link to={`?${new URLSearchParams([...others, ['after', next]])}`}>{words.nextPage}</Link>}
    </nav>
  );
}
