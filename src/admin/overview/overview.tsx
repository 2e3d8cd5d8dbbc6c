import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { Overview as OverviewAnswer } from '../../contract/admin/overview.ts';
import { overviewWords as messages } from '../../i18n/admin/overview.ts';
import { DeskPage, Part } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { DaysChart } from './days-chart.tsx';
import styles from './overview.module.css';
import { Shares } from './shares.tsx';
import { States } from './states.tsx';
import { WaitingLongest } from './waiting-longest.tsx';

/** How the desk stands: what waits, how long people wait, and where it comes from. */
export function Overview() {
  const known = useDeskQuery(adminEndpoints.overview);
  return (
    <DeskPage title={messages.title}>
      <QueryResult known={known}>
        {(overview) => (
          <>
            <Open open={overview.open} />
            <Part heading={messages.days}>
              <DaysChart days={overview.days} />
            </Part>
            <div className={styles.columns}>
              <Part heading={messages.time}>
                <TimeToDecision decided={overview.decided} />
              </Part>
              <Part heading={messages.states}>
                <States counts={overview.states} />
              </Part>
              <Part heading={messages.waiting}>
                <WaitingLongest claims={overview.waiting} />
              </Part>
              <Part heading={messages.hospitals}>
                <Shares shares={overview.hospitals} name="hospital" />
              </Part>
              <Part heading={messages.services}>
                <Shares shares={overview.services} name="service" />
              </Part>
            </div>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}

const ways = {
  claims: '/claims',
  requests: '/requests?kind=endpoints',
  subscriptions: '/requests?kind=subscriptions',
  upgrades: '/requests?kind=upgrades',
  deletions: '/requests?kind=deletions',
} as const;

function Open({ open }: { open: OverviewAnswer['open'] }) {
  return (
    <ul className={styles.open}>
      {(Object.keys(ways) as (keyof typeof ways)[]).map((kind) => (
        <li key={kind}>
          <Link to={ways[kind]} className={styles.way}>
            <strong className={styles.figure}>{open[kind]}</strong> {messages.open[kind]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TimeToDecision({ decided: { count, medianHours, ninetiethHours } }: { decided: OverviewAnswer['decided'] }) {
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
