import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useNavigationType } from '../router/router.tsx';
import styles from './below.module.css';

/**
 * What stands below the first screen of a long page. Who comes by a tap sees the top of the page in its answer, and has
 * this right after it; who opens the page, goes back to a place in it, or is led to a part of it has it whole at once.
 */
export function Below({ children }: { children: ComponentChildren }) {
  const how = useNavigationType();
  const { hash } = useLocation();
  const [drawn, setDrawn] = useState(how === 'POP' || hash !== '');
  useEffect(() => setDrawn(true), []);
  return drawn ? children : <div className={styles.room} />;
}
