import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { letterKinds } from '../../contract/letters.ts';
import { listen } from '../../device/channel.ts';
import { draftsOf } from '../../device/drafts.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { draftPath } from '../customer/draft-path.ts';
import { isClaim } from '../customer/letter-content.ts';
import { useOutbox } from '../customer/outbox-store.ts';
import styles from './claims.module.css';

/** The drafts of claims, each with the way back to its form. */
export function UnfinishedClaims({ owner }: { owner: string }) {
  const messages = useMessages('claims').unfinished;
  const kinds = useMessages('letters').kind;
  const language = useLanguage();
  const drafts = useDrafts(owner);
  const { letters } = useOutbox();
  const titleOf = (form: string) => {
    const kind = letterKinds.find((one) => form === one || form.startsWith(`${one}:`));
    if (kind && !isClaim({ kind })) return kinds[kind];
    return form.includes(':') ? messages.correction : messages.claim;
  };
  const unfinished = drafts.flatMap(({ form, at }) => {
    const to = draftPath(form, letters);
    return to ? [{ form, at, to }] : [];
  });
  if (unfinished.length === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished" className={styles.heading}>
        {messages.heading}
      </h2>
      <ul className={styles.list}>
        {unfinished.map(({ form, at, to }) => (
          <li key={form} className={styles.row}>
            <Link to={to} className={styles.link}>
              <span className={styles.what}>{titleOf(form)}</span>
              <span className={styles.where}>{messages.changed(shownMoment(language, new Date(at)))}</span>
              <span className={styles.state}>{messages.go}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDrafts(owner: string) {
  const [drafts, setDrafts] = useState<Awaited<ReturnType<typeof draftsOf>>>([]);
  useEffect(() => {
    let isCancelled = false;
    const read = () =>
      draftsOf(owner).then(
        (found) => !isCancelled && setDrafts(found),
        () => undefined,
      );
    void read();
    const stopListening = listen('drafts', () => void read());
    return () => {
      isCancelled = true;
      stopListening();
    };
  }, [owner]);
  return drafts;
}
