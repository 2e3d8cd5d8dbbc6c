import { Link, useParams } from 'react-router-dom';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { auditLogMessages } from '../../i18n/admin/audit-log.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import { formatDate, formatDateTime, formatDay } from '../dates.ts';
import { DeskPage, PageSection } from '../desk-page.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { RequireRole } from '../require-role.tsx';
import { UserText } from '../user-text.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerNotices } from './customer-notices.tsx';
import { CustomerRequests } from './customer-requests.tsx';
import styles from './customers.module.css';
import { EndSessions } from './end-sessions.tsx';
import { Family } from './family.tsx';
import { emailMixesScripts, nameMixesScripts } from './mixed-scripts.ts';
import { MixedScriptsBadge } from './mixed-scripts-badge.tsx';
import { PlanForm } from './plan-form.tsx';
import { planName } from './plan-name.ts';
import { Portrait } from './portrait.tsx';

const messages = customerMessages.one;

export function Customer() {
  const { id = '' } = useParams();
  const customerQuery = useDeskQuery(adminEndpoints.customer, { params: { id } });
  return (
    <DeskPage title={customerQuery.data?.username ?? customerMessages.title}>
      <QueryResult query={customerQuery}>
        {(customer) =>
          customer.deletion?.carriedOutAt ? (
            <DeletedCustomer at={customer.deletion.carriedOutAt} claims={customer.claims} />
          ) : (
            <div className={styles.columns}>
              {customer.deletion && <DeletionNotice at={customer.deletion.askedAt} />}
              <PageSection heading={messages.account}>
                <Portrait of={customer.username} portraits={customer.portraits} personId={null} />
                <Account customer={customer} />
              </PageSection>
              <RequireRole deskRole="officer">
                <PageSection heading={messages.changePlan}>
                  <PlanForm
                    key={`${customer.plan}${customer.planUntil}`}
                    customer={customer}
                    onDone={customerQuery.setData}
                  />
                </PageSection>
              </RequireRole>
              <PageSection heading={messages.subscriptions}>
                <CustomerRequests
                  requests={customer.subscriptions}
                  none={messages.noSubscriptions}
                  instalmentsOf={{ kind: 'subscriptions', onNoted: () => customerQuery.refetch() }}
                />
              </PageSection>
              {customer.upgrades.length > 0 && (
                <PageSection heading={messages.upgrades}>
                  <CustomerRequests
                    requests={customer.upgrades}
                    none=""
                    instalmentsOf={{ kind: 'upgrades', onNoted: () => customerQuery.refetch() }}
                  />
                </PageSection>
              )}
              {customer.requests.length > 0 && (
                <PageSection heading={messages.requests}>
                  <CustomerRequests requests={customer.requests} none="" />
                </PageSection>
              )}
              {customer.callBacks.length > 0 && (
                <PageSection heading={messages.callBacks}>
                  <CustomerRequests requests={customer.callBacks} none="" />
                </PageSection>
              )}
              <PageSection heading={customerMessages.family.title}>
                <Family customer={customer} onDone={customerQuery.setData} />
              </PageSection>
              <PageSection heading={messages.claims}>
                <ClaimsTable claims={customer.claims} none={messages.noClaims} />
              </PageSection>
              {customer.cards && (
                <PageSection heading={messages.cards.title}>
                  <CustomerCards customer={customer} cards={customer.cards} onDone={customerQuery.setData} />
                </PageSection>
              )}
              <PageSection heading={customerMessages.notices.title}>
                <CustomerNotices customer={customer} onDone={customerQuery.setData} />
              </PageSection>
              <RequireRole deskRole="officer">
                <PageSection heading={messages.sessions}>
                  <EndSessions customer={customer} onDone={customerQuery.setData} />
                </PageSection>
              </RequireRole>
              <RequireRole deskRole="administrator">
                <p>
                  <Link to={`/audit-log?customer=${customer.id}`}>{auditLogMessages.ofThisOne}</Link>
                </p>
              </RequireRole>
            </div>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}

function DeletionNotice({ at }: { at: string }) {
  const link = <Link to="/requests?kind=deletions">{messages.toDeletions}</Link>;
  return <Notice action={link}>{messages.deletionAsked(formatDateTime(at))}</Notice>;
}

function DeletedCustomer({ at, claims }: { at: string; claims: CustomerDetail['claims'] }) {
  return (
    <>
      <Notice>{messages.deleted(formatDateTime(at))}</Notice>
      <PageSection heading={messages.claims}>
        <ClaimsTable claims={claims} none={messages.noClaims} />
      </PageSection>
    </>
  );
}

function Account({ customer }: { customer: CustomerDetail }) {
  const { username, email, previousEmail, phone, previousPhone, planFrom, planUntil, createdAt } = customer;
  return (
    <DefinitionList>
      <Definition term={messages.name}>
        <UserText>{username}</UserText> {nameMixesScripts(username) && <MixedScriptsBadge />}
      </Definition>
      <Definition term={messages.email}>
        <UserText>{email}</UserText> {emailMixesScripts(email) && <MixedScriptsBadge />}
      </Definition>
      {previousEmail && (
        <Definition term={messages.previousEmail}>
          <UserText>{previousEmail}</UserText>
          <div className={styles.quiet}>{messages.previousEmailHint}</div>
        </Definition>
      )}
      <Definition term={messages.phone}>
        <PhoneLink phone={phone} />
      </Definition>
      {previousPhone && (
        <Definition term={messages.previousPhone}>
          <PhoneLink phone={previousPhone} />
          <div className={styles.quiet}>{messages.previousPhoneHint}</div>
        </Definition>
      )}
      <Definition term={messages.plan}>
        {planName(customer)} {planFrom && customerMessages.from(formatDay(planFrom))}{' '}
        {planUntil && customerMessages.until(formatDay(planUntil))}
      </Definition>
      <Definition term={messages.since}>{formatDate(createdAt)}</Definition>
    </DefinitionList>
  );
}
