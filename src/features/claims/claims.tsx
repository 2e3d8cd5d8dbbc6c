import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../../pictures/pictures.css';
import type { Profile } from '../../contract/responses/profile.ts';
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
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import { ClaimList } from './claim-list.tsx';
import { type Filter, filters, matchesFilter, mergeListItems, type Order } from './claim-list-items.ts';
import styles from './claims.module.css';
import { useClaims } from './claims-query.ts';
import { UnfinishedClaims } from './unfinished-claims.tsx';
import { useScrollRestored } from './use-scroll-restored.ts';

function Claims({ session }: { session: Session }) {
  const messages = useMessages('claims');
  const claimsQuery = useClaims(session);
  const { claims, nextCursor } = claimsQuery;
  const { letters } = useOutbox();
  const filter = useFilter();
  const { profile, updatedAt: ordersFetchedAt } = useProfile(session);
  const items = useMemo(
    () => mergeListItems(letters, claims, nextCursor !== null, ordersOf(profile), ordersFetchedAt),
    [letters, claims, nextCursor, profile, ordersFetchedAt],
  );
  const filtered = useMemo(() => items.filter((item) => matchesFilter(filter, item)), [items, filter]);
  useScrollRestored();
  const premium = session.user.role === 'premium';

  return (
    <Section className={styles.page}>
      <div className={styles.top}>
        <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
        <div className={styles.actions}>
          <ButtonLink kind={premium ? 'premium' : 'main'} to={premium ? '/premium-claims' : '/claimform'}>
            {premium ? messages.makePriority : messages.make}
          </ButtonLink>
          {premium && (
            <ButtonLink kind="quiet" to="/claimform">
              {messages.make}
            </ButtonLink>
          )}
          <ButtonLink kind="plain" to="/benefits">
            {messages.benefits}
          </ButtonLink>
        </div>
      </div>
      <StaleNotice claimsQuery={claimsQuery} />
      {(filter === 'all' || filter === 'phone') && <UnfinishedClaims owner={session.user.id} />}
      <Filters current={filter} />
      <ClaimList key={filter} items={filtered} />
      {!claimsQuery.isLoaded && !claimsQuery.isUnreachable && filtered.length === 0 && <Loading />}
      {claimsQuery.isLoaded && filtered.length === 0 && <NoClaims filter={filter} hasNoItems={items.length === 0} />}
      {nextCursor !== null && filter !== 'phone' && (
        <div className={styles.more}>
          {filter !== 'all' && <p className={styles.quiet}>{messages.lookedThrough(claims.length)}</p>}
          {claimsQuery.isFetchMoreError && <Notice kind="offline">{messages.moreFailed}</Notice>}
          <Button kind="quiet" busy={claimsQuery.isFetchingMore} onClick={() => void claimsQuery.fetchMore()}>
            {messages.more}
          </Button>
        </div>
      )}
    </Section>
  );
}

const ordersOf = (profile: Profile | undefined): Order[] => [
  ...(profile?.subscriptions ?? []),
  ...(profile?.upgrades ?? (profile?.upgrade ? [profile.upgrade] : [])),
];

function useFilter(): Filter {
  const [searchParams] = useSearchParams();
  return filters.find((filter) => filter === searchParams.get('show')) ?? 'all';
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

function StaleNotice({
  claimsQuery: { isLoaded, isUnreachable, updatedAt, refetch },
}: {
  claimsQuery: ReturnType<typeof useClaims>;
}) {
  const messages = useMessages('claims');
  const portal = useMessages('portal');
  const language = useLanguage();
  if (!isUnreachable) return null;
  const moment = shownMoment(language, new Date(updatedAt));
  return (
    <UnreachableNotice age={isLoaded ? portal.asOf(moment) : undefined} onRetry={refetch}>
      {isLoaded ? messages.lastKnown(moment) : messages.nothingKnown}
    </UnreachableNotice>
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

function NoClaims({ filter, hasNoItems }: { filter: Filter; hasNoItems: boolean }) {
  const messages = useMessages('claims').empty;
  if (hasNoItems && filter !== 'phone')
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
