import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMobile, shownPhone } from '../../contract/phone.ts';
import type { Profile, User } from '../../contract/responses/profile.ts';
import type { Session } from '../../device/session.ts';
import { fullDay, shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { useOnline } from '../../layout/use-online.ts';
import defaultAvatar from '../../pictures/avatar-default.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lacksPlan } from '../customer/lacks-plan.ts';
import { LedgerEntry } from '../customer/ledger.tsx';
import { useProfile } from '../customer/profile-query.ts';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import { useOfferName } from '../customer/use-offer-name.ts';
import styles from './dashboard.module.css';
import { FamilyEntry } from './family-entry.tsx';
import { ClaimsThatNeedYou } from './open-claims.tsx';
import { PlanNotConfirmed } from './plan-not-confirmed.tsx';
import { SubscribedServices } from './subscribed-services.tsx';
import { WaitingLetters } from './waiting-letters.tsx';

type Props = {
  session: Session;
  /** shown until the name is loaded */
  title: string;
  premium?: boolean;
  /** the way to a new claim, in the first screen */
  action: ReactNode;
  /** the rest of the dashboard */
  children: (profile: Profile) => ReactNode;
};

/** The account page: what needs the customer first, then the content of the dashboard, services and account. */
export function AccountLedger({ session, title, premium = false, action, children }: Props) {
  const messages = useMessages('portal');
  const dashboard = useMessages('dashboard');
  const language = useLanguage();
  const { profile, updatedAt, isUnreachable, refetch } = useProfile(session);
  const isOnline = useOnline();
  // Rendered at the same position with and without the profile, so that loading it causes no layout shift.
  const actions = (
    <div className={styles.action}>
      {action}
      <ButtonLink to="/card" kind="quiet">
        {dashboard.card}
      </ButtonLink>
    </div>
  );
  const status = !isUnreachable && (
    <p role="status" className={styles.asOf}>
      {messages.loading}
    </p>
  );
  if (!profile)
    return (
      <Section>
        {/* The session has the name before the profile is loaded. */}
        {session.user.name ? (
          <Welcome username={session.user.name}>{status}</Welcome>
        ) : (
          <>
            <PageHeading>{title}</PageHeading>
            {status}
          </>
        )}
        {isUnreachable && (
          <div className={styles.notYet}>
            <UnreachableNotice onRetry={refetch}>{messages.nothingKnown}</UnreachableNotice>
          </div>
        )}
        {actions}
        <ClaimsThatNeedYou claims={[]} />
        <WaitingLetters />
        {!isUnreachable && (
          <div className={styles.notYet}>
            <Skeleton shape="card" />
            <Skeleton lines={5} />
          </div>
        )}
      </Section>
    );

  const { user } = profile;
  const updatedAtText = shownMoment(language, new Date(updatedAt));
  return (
    <Section>
      <Welcome username={user.username} picture={user.profilePic}>
        <p className={styles.asOf}>{messages.asOf(updatedAtText)}</p>
      </Welcome>
      {isUnreachable && isOnline && (
        <UnreachableNotice onRetry={refetch}>{messages.lastKnown(updatedAtText)}</UnreachableNotice>
      )}
      {actions}
      {premium && <PlanNotConfirmed profile={profile} />}
      <ClaimsThatNeedYou claims={profile.claims} />
      <WaitingLetters />
      {children(profile)}
      <SubscribedServices profile={profile} />
      <FamilyEntry family={profile.family} />
      <UserInformation profile={profile} premium={premium} />
    </Section>
  );
}

function Welcome(props: { username: string; picture?: string | null; children: ReactNode }) {
  const messages = useMessages('dashboard');
  return (
    <div className={styles.welcome}>
      <img className={styles.avatar} src={props.picture ?? defaultAvatar} alt="" width="72" height="72" />
      <PageHeading className={styles.name}>{messages.welcome(props.username)}</PageHeading>
      {props.children}
    </div>
  );
}

function UserInformation({ profile: { user, noticeChannels }, premium }: { profile: Profile; premium: boolean }) {
  const messages = useMessages('dashboard').user;
  const offerName = useOfferName();
  return (
    <LedgerEntry heading={messages.heading}>
      <Card kind={premium ? 'premium' : 'member'}>
        <DefinitionList className={styles.facts}>
          <Definition term={messages.fullName}>{user.username}</Definition>
          <Definition term={messages.email}>
            {user.email}
            {noticeChannels?.includes('email') && user.emailConfirmed === false && !user.pendingEmail && (
              <Link to="/settings#confirm-email" className={styles.confirm}>
                {messages.confirmEmail}
              </Link>
            )}
          </Definition>
          <Definition term={messages.phone}>
            {shownPhone(user.phone)}
            {noticeChannels?.includes('sms') && user.phoneConfirmed === false && isMobile(user.phone) && (
              <Link to="/settings#confirm-phone" className={styles.confirm}>
                {messages.confirmPhone}
              </Link>
            )}
          </Definition>
          {premium && (
            <Definition term={messages.plan}>
              {offerName(user.subscriptionPlan)}
              <PlanDays user={user} />
            </Definition>
          )}
        </DefinitionList>
        <p>
          <Link to="/settings">{messages.change}</Link>
        </p>
      </Card>
    </LedgerEntry>
  );
}

function PlanDays({ user }: { user: User }) {
  const messages = useMessages('dashboard').user;
  const language = useLanguage();
  if (lacksPlan(user)) return `, ${messages.planFromPayment}`;
  if (user.planConfirmed === false && user.planFrom) return `, ${messages.planFrom(fullDay(language, user.planFrom))}`;
  return user.planUntil && `, ${messages.planUntil(fullDay(language, user.planUntil))}`;
}
