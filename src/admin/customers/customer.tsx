import { Link, useParams } from 'react-router-dom';
import { adminCalls } from '../../contract/admin/api.ts';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { shownPhone } from '../../contract/phone.ts';
import { customerWords } from '../../text/desk/customers.ts';
import { Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import { dayOf, momentOf, shownDay } from '../dates.ts';
import { useKnown } from '../known.ts';
import { DeskPage, Part } from '../page.tsx';
import { Shown } from '../shown.tsx';
import { Written } from '../written.tsx';
import { Asked } from './asked.tsx';
import styles from './customers.module.css';
import { EndSessions } from './end-sessions.tsx';
import { MixedScripts } from './mixed-badge.tsx';
import { emailMixesScripts, nameMixesScripts } from './mixed-scripts.ts';
import { PlanForm } from './plan-form.tsx';
import { planOf } from './plan-of.ts';

const words = customerWords.one;

export function Customer() {
  const { id = '' } = useParams();
  const known = useKnown(adminCalls.customer, { params: { id } });
  return (
    <DeskPage title={known.answer?.username ?? customerWords.title}>
      <Shown known={known}>
        {(customer) =>
          customer.deletion?.carriedOutAt ? (
            <Deleted at={customer.deletion.carriedOutAt} claims={customer.claims} />
          ) : (
            <div className={styles.columns}>
              {customer.deletion && <DeletionAsked at={customer.deletion.askedAt} />}
              <Part heading={words.account}>
                <Account customer={customer} />
              </Part>
              <Part heading={words.changePlan}>
                <PlanForm key={`${customer.plan}${customer.planUntil}`} customer={customer} onDone={known.show} />
              </Part>
              <Part heading={words.subscriptions}>
                <Asked lines={customer.subscriptions} none={words.noSubscriptions} />
              </Part>
              {customer.upgrades.length > 0 && (
                <Part heading={words.upgrades}>
                  <Asked lines={customer.upgrades} none="" />
                </Part>
              )}
              {customer.requests.length > 0 && (
                <Part heading={words.requests}>
                  <Asked lines={customer.requests} none="" />
                </Part>
              )}
              <Part heading={words.claims}>
                <ClaimsTable claims={customer.claims} none={words.noClaims} />
              </Part>
              <Part heading={words.sessions}>
                <EndSessions customer={customer} onDone={known.show} />
              </Part>
            </div>
          )
        }
      </Shown>
    </DeskPage>
  );
}

function DeletionAsked({ at }: { at: string }) {
  const way = <Link to="/requests?kind=deletions">{words.toDeletions}</Link>;
  return <Notice action={way}>{words.deletionAsked(momentOf(at))}</Notice>;
}

function Deleted({ at, claims }: { at: string; claims: CustomerDetail['claims'] }) {
  return (
    <>
      <Notice>{words.deleted(momentOf(at))}</Notice>
      <Part heading={words.claims}>
        <ClaimsTable claims={claims} none={words.noClaims} />
      </Part>
    </>
  );
}

function Account({ customer }: { customer: CustomerDetail }) {
  const { username, email, phone, planFrom, planUntil, createdAt } = customer;
  return (
    <DefinitionList>
      <Definition term={words.name}>
        <Written>{username}</Written> {nameMixesScripts(username) && <MixedScripts />}
      </Definition>
      <Definition term={words.email}>
        <Written>{email}</Written> {emailMixesScripts(email) && <MixedScripts />}
      </Definition>
      <Definition term={words.phone}>
        <a href={`tel:${encodeURIComponent(phone)}`}>
          <Written>{shownPhone(phone)}</Written>
        </a>
      </Definition>
      <Definition term={words.plan}>
        {planOf(customer)} {planFrom && customerWords.from(shownDay(planFrom))}{' '}
        {planUntil && customerWords.until(shownDay(planUntil))}
      </Definition>
      <Definition term={words.since}>{dayOf(createdAt)}</Definition>
    </DefinitionList>
  );
}
