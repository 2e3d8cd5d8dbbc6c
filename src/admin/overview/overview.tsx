import { Link } from 'react-router-dom';
import { adminCalls } from '../../contract/admin/api.ts';
import type { Overview as OverviewAnswer } from '../../contract/admin/overview.ts';
import { overviewWords as words } from '../../text/desk/overview.ts';
import { useKnown } from '../known.ts';
import { DeskPage, Part } from '../page.tsx';
import { Shown } from '../shown.tsx';
import { DaysChart } from './days-chart.tsx';
import styles from './overview.module.css';
import { Shares } from './shares.tsx';
import { States } from './states.tsx';
import { WaitingLongest } from './waiting-longest.tsx';

/** How the desk stands: what waits, how long people wait, and where it comes from. */
export function Overview() {
  const known = useKnown(adminCalls.overview);
  return (
    <DeskPage title={words.title}>
      <Shown known={known}>
        {(overview) => (
          <>
            <Open open={overview.open} />
            <Part heading={words.days}>
              <DaysChart days={overview.days} />
            </Part>
            <div className={styles.columns}>
              <Part heading={words.time}>
                <TimeToDecision decided={overview.decided} />
              </Part>
              <Part heading={words.states}>
                <States counts={overview.states} />
              </Part>
              <Part heading={words.waiting}>
                <WaitingLongest claims={overview.waiting} />
              </Part>
              <Part heading={words.hospitals}>
                <Shares shares={overview.hospitals} name="hospital" />
              </Part>
              <Part heading={words.services}>
                <Shares shares={overview.services} name="service" />
              </Part>
            </div>
          </>
        )}
      </Shown>
    </DeskPage>
  );
}

const ways = {
  claims: '/claims',
  requests: '/requests?kind=calls',
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
            <strong className={styles.figure}>{open[kind]}</strong> {words.open[kind]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TimeToDecision({ decided: { count, medianHours, ninetiethHours } }: { decided: OverviewAnswer['decided'] }) {
  if (medianHours === null || ninetiethHours === null) return <p>{words.noneDecided}</p>;
  return (
    <>
      <dl className={styles.times}>
        <div>
          <dt>{words.median}</dt>
          <dd className={styles.figure}>{words.hours(medianHours)}</dd>
        </div>
        <div>
          <dt>{words.ninetieth}</dt>
          <dd className={styles.figure}>{words.hours(ninetiethHours)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{words.timeOf(count)}</p>
    </>
  );
}
