import { Link, useParams } from 'react-router-dom';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { shownPhone } from '../../contract/phone.ts';
import { customerWords } from '../../i18n/admin/customers.ts';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import { dayOf, momentOf, shownDay } from '../dates.ts';
import { DeskPage, Part } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { UserText } from '../user-text.tsx';
import { Asked } from './customer-requests.tsx';
import styles from './customers.module.css';
import { EndSessions } from './end-sessions.tsx';
import { MixedScripts } from './mixed-badge.tsx';
import { emailMixesScripts, nameMixesScripts } from './mixed-scripts.ts';
import { PlanForm } from './plan-form.tsx';
import { planOf } from './plan-of.ts';

const messages = customerWords.one;

export function Customer() {
  const { id = '' } = useParams();
  const known = useDeskQuery(adminEndpoints.customer, { params: { id } });
  return (
    <DeskPage title={known.answer?.username ?? customerWords.title}>
      <QueryResult known={known}>
        {(customer) =>
          customer.deletion?.carriedOutAt ? (
            <Deleted at={customer.deletion.carriedOutAt} claims={customer.claims} />
          ) : (
            <div className={styles.columns}>
              {customer.deletion && <DeletionAsked at={customer.deletion.askedAt} />}
              <Part heading={messages.account}>
                <Account customer={customer} />
              </Part>
              <Part heading={messages.changePlan}>
                <PlanForm key={`${customer.plan}${customer.planUntil}`} customer={customer} onDone={known.show} />
              </Part>
              <Part heading={messages.subscriptions}>
                <Asked lines={customer.subscriptions} none={messages.noSubscriptions} />
              </Part>
              {customer.upgrades.length > 0 && (
                <Part heading={messages.upgrades}>
                  <Asked lines={customer.upgrades} none="" />
                </Part>
              )}
              {customer.requests.length > 0 && (
                <Part heading={messages.requests}>
                  <Asked lines={customer.requests} none="" />
                </Part>
              )}
              <Part heading={messages.claims}>
                <ClaimsTable claims={customer.claims} none={messages.noClaims} />
              </Part>
              <Part heading={messages.sessions}>
                <EndSessions customer={customer} onDone={known.show} />
              </Part>
            </div>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}

function DeletionAsked({ at }: { at: string }) {
  const way = <Link to="/requests?kind=deletions">{messages.toDeletions}</Link>;
  return <Notice action={way}>{messages.deletionAsked(momentOf(at))}</Notice>;
}

function Deleted({ at, claims }: { at: string; claims: CustomerDetail['claims'] }) {
  return (
    <>
      <Notice>{messages.deleted(momentOf(at))}</Notice>
      <Part heading={messages.claims}>
        <ClaimsTable claims={claims} none={messages.noClaims} />
      </Part>
    </>
  );
}

function Account({ customer }: { customer: CustomerDetail }) {
  const { username, email, phone, planFrom, planUntil, createdAt } = customer;
  return (
    <DefinitionList>
      <Definition term={messages.name}>
        <UserText>{username}</UserText> {nameMixesScripts(username) && <MixedScripts />}
      </Definition>
      <Definition term={messages.email}>
        <UserText>{email}</UserText> {emailMixesScripts(email) && <MixedScripts />}
      </Definition>
      <Definition term={messages.phone}>
        <a href={`tel:${encodeURIComponent(phone)}`}>
          <UserText>{shownPhone(phone)}</UserText>
        </a>
      </Definition>
      <Definition term={messages.plan}>
        {planOf(customer)} {planFrom && customerWords.from(shownDay(planFrom))}{' '}
        {planUntil && customerWords.until(shownDay(planUntil))}
      </Definition>
      <Definition term={messages.since}>{dayOf(createdAt)}</Definition>
    </DefinitionList>
  );
}
