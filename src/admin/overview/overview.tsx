import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { Overview as OverviewResponse } from '../../contract/admin/overview.ts';
import { channels } from '../../contract/notices.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatDateTime, formatDay } from '../dates.ts';
import { DeskPage, PageSection } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { RequireRole } from '../require-role.tsx';
import { ClaimsByName } from './claims-by-name.tsx';
import { ClaimsByStatus } from './claims-by-status.tsx';
import { DaysChart } from './days-chart.tsx';
import { MoneyByMonth } from './money-by-month.tsx';
import styles from './overview.module.css';
import { WaitingLongest } from './waiting-longest.tsx';

export function Overview() {
  const overviewQuery = useDeskQuery(adminEndpoints.overview);
  return (
    <DeskPage title={messages.title}>
      <QueryResult query={overviewQuery}>
        {(overview) => (
          <>
            {channels
              .filter((channel) => !overview.channels.includes(channel))
              .map((channel) => (
                <Notice key={channel}>{messages.notSent[channel]}</Notice>
              ))}
            <OpenCounts open={overview.open} />
            <PageSection heading={messages.days}>
              <DaysChart days={overview.days} />
            </PageSection>
            <div className={styles.columns}>
              <PageSection heading={messages.time}>
                <TimeToDecision decided={overview.decided} />
              </PageSection>
              <PageSection heading={messages.states}>
                <ClaimsByStatus counts={overview.states} />
              </PageSection>
              <PageSection heading={messages.waiting}>
                <WaitingLongest claims={overview.waiting} />
              </PageSection>
              <PageSection heading={messages.hospitals}>
                <p className={styles.quiet}>{daysOf(overview)}</p>
                <ClaimsByName shares={overview.hospitals} filter="hospital" from={firstDayOf(overview)} />
              </PageSection>
              <PageSection heading={messages.services}>
                <p className={styles.quiet}>{daysOf(overview)}</p>
                <ClaimsByName shares={overview.services} filter="service" from={firstDayOf(overview)} />
              </PageSection>
            </div>
            {overview.lastBackup !== undefined && (
              <p className={styles.quiet}>
                {overview.lastBackup === null
                  ? messages.noBackup
                  : messages.lastBackup(formatDateTime(overview.lastBackup))}
              </p>
            )}
          </>
        )}
      </QueryResult>
      <RequireRole deskRole="lead">
        <MoneyByMonth />
      </RequireRole>
    </DeskPage>
  );
}

type Days = Pick<OverviewResponse, 'days'>;
const firstDayOf = ({ days }: Days) => days[0]?.day ?? '';
const daysOf = ({ days }: Days) =>
  messages.receivedIn(formatDay(firstDayOf({ days })), formatDay(days.at(-1)?.day ?? ''));

const openLinks = {
  claims: '/claims',
  requests: '/requests?kind=calls',
  callBacks: '/requests?kind=call-backs',
  subscriptions: '/requests?kind=subscriptions',
  upgrades: '/requests?kind=upgrades',
  family: '/requests?kind=family',
  deletions: '/requests?kind=deletions',
} as const;

function OpenCounts({ open }: { open: OverviewResponse['open'] }) {
  return (
    <ul className={styles.open}>
      {(Object.keys(openLinks) as (keyof typeof openLinks)[]).map((kind) => (
        <li key={kind}>
          <Link to={openLinks[kind]} className={styles.openLink}>
            <strong className={styles.figure}>{open[kind]}</strong> {messages.open[kind]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TimeToDecision({ decided: { count, medianHours, ninetiethHours } }: { decided: OverviewResponse['decided'] }) {
  if (medianHours === null || ninetiethHours === null) return <p>{messages.noneDecided}</p>;
  return (
    <>
      <dl className={styles.times}>
        <div>
          <dt>{messages.median}</dt>
          <dd className={styles.figure}>{messages.hours(medianHours)}</dd>
        </div>
        <div>
          <dt>{messages.ninetieth}</dt>
          <dd className={styles.figure}>{messages.hours(ninetiethHours)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{messages.timeOf(count)}</p>
    </>
  );
}
