import { Link } from 'react-router-dom';
import type { Overview } from '../../contract/admin/overview.ts';
import { type ClaimStatus, claimStatuses } from '../../contract/claim-transitions.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { formatDay } from '../dates.ts';
import styles from './overview.module.css';

const chart = { width: 900, height: 150, bottom: 18, left: 28 };

export const totalOf = (counts: Partial<Record<ClaimStatus, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const columns: Column<Overview['days'][number]>[] = [
  {
    header: messages.day,
    cell: ({ day }) => <Link to={`/claims?state=all&from=${day}&until=${day}`}>{formatDay(day)}</Link>,
  },
  ...claimStatuses.map((status) => ({
    header: claimMessages.status[status],
    numeric: true,
    cell: ({ counts }: Overview['days'][number]) => counts[status] ?? 0,
  })),
  { header: messages.total, numeric: true, cell: ({ counts }) => totalOf(counts) },
];

/** The latest days are at the end. */
const scrollToEnd = (element: HTMLElement | null) => element?.scrollTo({ left: element.scrollWidth });

/** A stacked bar for each day, by the current status of its claims, and the same numbers as a table. */
export function DaysChart({ days }: { days: Overview['days'] }) {
  const totals = days.map(({ counts }) => totalOf(counts));
  const max = Math.max(...totals, 0);
  const total = totals.reduce((sum, count) => sum + count, 0);
  if (total === 0) return <p>{messages.none}</p>;
  const busiestDay = days[totals.indexOf(max)]?.day ?? '';
  const { width, height, bottom, left } = chart;
  const step = (width - left) / days.length;
  const barHeight = (count: number) => (count / max) * (height - 6);
  return (
    <figure className={styles.figureBox}>
      <figcaption className={styles.quiet}>
        {messages.daysLead(formatDay(days[0]?.day ?? ''), formatDay(days.at(-1)?.day ?? ''))}
      </figcaption>
      <Legend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the screen, and scrolls with the arrow keys */}
      <section ref={scrollToEnd} className={styles.scroll} tabIndex={0} aria-label={messages.daysChart}>
        <svg
          viewBox={`0 0 ${width} ${height + bottom}`}
          className={styles.chart}
          role="img"
          aria-label={messages.daysPicture(total, max, formatDay(busiestDay))}
        >
          <text className={styles.scale} x={left - 6} y={12} textAnchor="end">
            {max}
          </text>
          <text className={styles.scale} x={left - 6} y={height} textAnchor="end">
            0
          </text>
          <path className={styles.axis} d={`M${left} ${height}.5H${width}`} />
          {days.map(({ day, counts }, index) => {
            let top = height;
            return (
              <g key={day}>
                {claimStatuses.map((status) => {
                  const segment = barHeight(counts[status] ?? 0);
                  top -= segment;
                  return (
                    segment > 0 && (
                      <rect
                        key={status}
                        className={styles[status]}
                        x={left + index * step + 0.5}
                        width={step - 1}
                        y={top}
                        height={segment}
                      />
                    )
                  );
                })}
                {day.endsWith('-01') && (
                  <text className={styles.scale} x={left + index * step} y={height + 14}>
                    {formatDay(day)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </section>
      <details>
        <summary className={styles.summary}>{messages.asTable}</summary>
        <DataTable caption={messages.days} columns={columns} rows={days} rowKey={({ day }) => day} />
      </details>
    </figure>
  );
}

function Legend() {
  return (
    <ul className={styles.legend}>
      {claimStatuses.map((status) => (
        <li key={status}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
            <rect className={styles[status]} width="12" height="12" rx="2" />
          </svg>
          {claimMessages.status[status]}
        </li>
      ))}
    </ul>
  );
}
