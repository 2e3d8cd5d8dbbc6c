import { Fragment, type ReactNode, type Ref } from 'react';
import styles from './data-table.module.css';

export type Column<R> = {
  header: string;
  /** the header is for screen readers alone */
  headerHidden?: boolean;
  cell: (row: R) => ReactNode;
  /** on a phone, where the header row is hidden, the header is shown before the value */
  labelled?: boolean;
  numeric?: boolean;
  className?: string | undefined;
};

type Props<R> = {
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** for screen readers */
  caption?: string;
  /** content below a row, across all columns */
  details?: (row: R) => ReactNode;
  ref?: Ref<HTMLTableElement>;
};

/** The cells of the first column are the rows' headers. */
export function DataTable<R>({ columns, rows, rowKey, caption, details, ref }: Props<R>) {
  const [rowHeader, ...others] = columns;
  return (
    <table ref={ref} className={styles.table}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ header, headerHidden, numeric }) => (
            <th key={header} scope="col" className={numeric ? styles.number : undefined}>
              {headerHidden ? <span className="visually-hidden">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const below = details?.(row);
          return (
            <Fragment key={rowKey(row)}>
              <tr>
                <th scope="row">{rowHeader?.cell(row)}</th>
                {others.map(({ header, cell, labelled, numeric, className }) => (
                  <td
                    key={header}
                    className={numeric ? styles.number : className}
                    data-label={labelled || numeric ? header : undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
              {below && (
                <tr>
                  <td colSpan={columns.length}>{below}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** A smaller second line in a cell. */
export const SecondaryLine = ({ children }: { children: ReactNode }) => (
  <span className={styles.secondary}>{children}</span>
);
