import type { ReactNode } from 'react';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';
import styles from './amounts-table.module.css';

type Row = { key: string; name: ReactNode; note?: ReactNode; amounts: readonly ReactNode[] };
type Props = {
  /** for screen readers */
  caption: string;
  nameHeader: string;
  headers: readonly string[];
  rows: readonly Row[];
  total?: Row | undefined;
};

/** Amounts by service. On a phone each row is a block in which each amount has its header before it. */
export function AmountsTable({ caption, nameHeader, headers, rows, total }: Props) {
  const row = ({ key, name, note, amounts }: Row) => (
    <tr key={key}>
      <th scope="row">
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </th>
      {headers.map((header, index) => (
        <td key={header} data-label={header}>
          {amounts[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[nameHeader, ...headers].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {total && <tfoot>{row(total)}</tfoot>}
    </table>
  );
}

/** In birr first, and in dollars, in which it was agreed; in dollars alone if there was no rate. */
export function Amount({ birrCents, cents }: { birrCents: number | null; cents: number }) {
  const language = useLanguage();
  const dollars = formatAmount(language, cents);
  if (birrCents === null) return <span>{dollars}</span>;
  return (
    <span className={styles.both}>
      <span>{formatBirrCents(language, birrCents)}</span> <span className={styles.note}>{dollars}</span>
    </span>
  );
}
