import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../../pictures/pictures.css';
import type { Session } from '../../device/session.ts';
import EmptyClaims from '../../pictures/empty-claims.svg?component';
import { shownMoment } from '../../text/dates.ts';
import { wordsOf } from '../../text/load.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipLink, ChipLinks } from '../../ui/chip-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { guarded } from '../guarded.tsx';
import { useOutbox } from '../outbox-store.ts';
import styles from './claims.module.css';
import { useClaims } from './claims-query.ts';
import { entriesOf, type Filter, filters, isIn } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { useScrollRestored } from './use-scroll-restored.ts';

function Claims({ session }: { session: Session }) {
  const words = useWords('claims');
  const known = useClaims(session);
  const { claims, next } = known;
  const { letters } = useOutbox();
  const filter = useFilter();
  const entries = useMemo(() => entriesOf(letters, claims, next !== null), [letters, claims, next]);
  const chosen = useMemo(() => entries.filter((entry) => isIn(filter, entry)), [entries, filter]);
  useScrollRestored(known.isKnown);
  const premium = session.user.role === 'premium';

  return (
    <Section className={styles.page}>
      <div className={styles.top}>
        <PageHeading lead={words.lead}>{words.title}</PageHeading>
        <div className={styles.ways}>
          <ButtonLink kind={premium ? 'premium' : 'main'} to={premium ? '/premium-claims' : '/claimform'}>
            {premium ? words.makePriority : words.make}
          </ButtonLink>
          {premium && (
            <ButtonLink kind="quiet" to="/claimform">
              {words.make}
            </ButtonLink>
          )}
        </div>
      </div>
      <HowFresh known={known} />
      <Filters current={filter} />
      <EntryList key={filter} entries={chosen} />
      {!known.isKnown && !known.outOfReach && chosen.length === 0 && <Loading />}
      {known.isKnown && chosen.length === 0 && <NothingHere filter={filter} none={entries.length === 0} />}
      {next !== null && filter !== 'phone' && (
        <div className={styles.more}>
          {filter !== 'all' && <p className={styles.quiet}>{words.lookedThrough(claims.length)}</p>}
          {known.moreFailed && <Notice kind="offline">{words.moreFailed}</Notice>}
          <Button kind="quiet" busy={known.isFetchingMore} onClick={() => void known.fetchMore()}>
            {words.more}
          </Button>
        </div>
      )}
    </Section>
  );
}

function useFilter(): Filter {
  const [asked] = useSearchParams();
  return filters.find((filter) => filter === asked.get('show')) ?? 'all';
}

function Filters({ current }: { current: Filter }) {
  const words = useWords('claims').filter;
  return (
    <ChipLinks label={words.label}>
      {filters.map((filter) => (
        <ChipLink key={filter} to={filter === 'all' ? '?' : `?show=${filter}`} replace current={filter === current}>
          {words[filter]}
        </ChipLink>
      ))}
    </ChipLinks>
  );
}

function HowFresh({ known: { isKnown, outOfReach, at, again } }: { known: ReturnType<typeof useClaims> }) {
  const words = useWords('claims');
  const language = useLanguage();
  if (!outOfReach) return null;
  return (
    <Notice
      kind="offline"
      action={
        <Button kind="quiet" onClick={again}>
          {words.again}
        </Button>
      }
    >
      {isKnown ? words.lastKnown(shownMoment(language, new Date(at))) : words.nothingKnown}
    </Notice>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className={styles.quiet}>
        {useWords('claims').loading}
      </p>
      <Skeleton shape="card" lines={3} />
    </>
  );
}

function NothingHere({ filter, none }: { filter: Filter; none: boolean }) {
  const words = useWords('claims').empty;
  if (none && filter !== 'phone')
    return (
      <EmptyState picture={<EmptyClaims className={styles.picture} />} title={words.title}>
        {words.text}
      </EmptyState>
    );
  return <EmptyState title={filter === 'phone' ? words.phone : words.filtered} />;
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'claims');
    return { title, description, hidden: true };
  },
  Page: guarded(Claims, { heading: (language) => wordsOf(language, 'claims') }),
};
export default page;
