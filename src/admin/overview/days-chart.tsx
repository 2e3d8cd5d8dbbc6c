import type { Overview } from '../../contract/admin/overview.ts';
import { type ClaimStatus, claimStatuses } from '../../contract/claim-transitions.ts';
import { claimWords } from '../../i18n/admin/claims.ts';
import { overviewWords as messages } from '../../i18n/admin/overview.ts';
import { shownDay } from '../dates.ts';
import table from '../table.module.css';
import styles from './overview.module.css';

const [width, height, under, side] = [900, 150, 18, 28];
export const allOf = (counts: Partial<Record<ClaimStatus, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A bar a day, in the colours of the states that its claims are in now; the same numbers stand below as a table. */
export function DaysChart({ days }: { days: Overview['days'] }) {
  const totals = days.map(({ counts }) => allOf(counts));
  const most = Math.max(...totals, 0);
  const total = totals.reduce((sum, count) => sum + count, 0);
  if (total === 0) return <p>{messages.none}</p>;
  const fullest = days[totals.indexOf(most)]?.day ?? '';
  const step = (width - side) / days.length;
  const tall = (count: number) => (count / most) * (height - 6);
  return (
    <figure className={styles.figureBox}>
      <figcaption className={styles.quiet}>{messages.daysLead}</figcaption>
      <Legend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the screen, and the arrow keys move it */}
      <section className={styles.scroll} tabIndex={0} aria-label={messages.days}>
        <svg
          viewBox={`0 0 ${width} ${height + under}`}
          className={styles.chart}
          role="img"
          aria-label={messages.daysPicture(total, most, shownDay(fullest))}
        >
          <text className={styles.scale} x={side - 6} y={12} textAnchor="end">
            {most}
          </text>
          <text className={styles.scale} x={side - 6} y={height} textAnchor="end">
            0
          </text>
          <path className={styles.axis} d={`M${side} ${height}.5H${width}`} />
          {days.map(({ day, counts }, at) => {
            let top = height;
            return (
              <g key={day}>
                {claimStatuses.map((status) => {
                  const part = tall(counts[status] ?? 0);
                  top -= part;
                  return (
                    part > 0 && (
                      <rect
                        key={status}
                        className={styles[status]}
                        x={side + at * step + 0.5}
                        width={step - 1}
                        y={top}
                        height={part}
                      />
                    )
                  );
                })}
                {day.endsWith('-01') && (
                  <text className={styles.scale} x={side + at * step} y={height + 14}>
                    {shownDay(day)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </section>
      <details>
        <summary className={styles.summary}>{messages.asTable}</summary>
        <table className={table.table}>
          <caption className="visually-hidden">{messages.days}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              {claimStatuses.map((status) => (
                <th key={status} scope="col" className={table.number}>
                  {claimWords.status[status]}
                </th>
              ))}
              <th scope="col" className={table.number}>
                {messages.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, counts }, at) => (
              <tr key={day}>
                <th scope="row">{shownDay(day)}</th>
                {claimStatuses.map((status) => (
                  <td key={status} className={table.number} data-label={claimWords.status[status]}>
                    {counts[status] ?? 0}
                  </td>
                ))}
                <td className={table.number} data-label={messages.total}>
                  {totals[at]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
          {claimWords.status[status]}
        </li>
      ))}
    </ul>
  );
}
