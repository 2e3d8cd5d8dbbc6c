import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../../pictures/pictures.css';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import EmptyClaims from '../../pictures/empty-claims.svg?component';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipLink, ChipLinks } from '../../ui/chip-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOutbox } from '../customer/outbox-store.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import styles from './claims.module.css';
import { useClaims } from './claims-query.ts';
import { entriesOf, type Filter, filters, isIn } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { useScrollRestored } from './use-scroll-restored.ts';

function Claims({ session }: { session: Session }) {
  const messages = useMessages('claims');
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
        <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
        <div className={styles.ways}>
          <ButtonLink kind={premium ? 'premium' : 'main'} to={premium ? '/premium-claims' : '/claimform'}>
            {premium ? messages.makePriority : messages.make}
          </ButtonLink>
          {premium && (
            <ButtonLink kind="quiet" to="/claimform">
              {messages.make}
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
          {filter !== 'all' && <p className={styles.quiet}>{messages.lookedThrough(claims.length)}</p>}
          {known.moreFailed && <Notice kind="offline">{messages.moreFailed}</Notice>}
          <Button kind="quiet" busy={known.isFetchingMore} onClick={() => void known.fetchMore()}>
            {messages.more}
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
  const messages = useMessages('claims').filter;
  return (
    <ChipLinks label={messages.label}>
      {filters.map((filter) => (
        <ChipLink key={filter} to={filter === 'all' ? '?' : `?show=${filter}`} replace current={filter === current}>
          {messages[filter]}
        </ChipLink>
      ))}
    </ChipLinks>
  );
}

function HowFresh({ known: { isKnown, outOfReach, at, again } }: { known: ReturnType<typeof useClaims> }) {
  const messages = useMessages('claims');
  const language = useLanguage();
  if (!outOfReach) return null;
  return (
    <Notice
      kind="offline"
      action={
        <Button kind="quiet" onClick={again}>
          {messages.again}
        </Button>
      }
    >
      {isKnown ? messages.lastKnown(shownMoment(language, new Date(at))) : messages.nothingKnown}
    </Notice>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className={styles.quiet}>
        {useMessages('claims').loading}
      </p>
      <Skeleton shape="card" lines={3} />
    </>
  );
}

function NothingHere({ filter, none }: { filter: Filter; none: boolean }) {
  const messages = useMessages('claims').empty;
  if (none && filter !== 'phone')
    return (
      <EmptyState picture={<EmptyClaims className={styles.picture} />} title={messages.title}>
        {messages.text}
      </EmptyState>
    );
  return <EmptyState title={filter === 'phone' ? messages.phone : messages.filtered} />;
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'claims');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Claims, { heading: (language) => messagesOf(language, 'claims') }),
};
export default page;
