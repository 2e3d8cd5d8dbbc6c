import { Fragment, type ReactNode } from 'react';
import { offerWords as words } from '../../text/desk/offers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../table.module.css';
import { Written } from '../written.tsx';

type Line = { id: string; name: string; active: boolean; premium?: boolean };
type Props<L extends Line> = {
  kind: 'services' | 'hospitals' | 'policies' | 'payments';
  lines: readonly L[];
  about: (line: L) => string;
  /** without a line it adds one */
  form: (line: L | undefined) => ReactNode;
  open: string | undefined;
  onOpen: (which: string) => void;
};

export function OffersTable<L extends Line>({ kind, lines, about, form, open, onOpen }: Props<L>) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{kind === 'services' ? words.price : words.details}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">
              <span className="visually-hidden">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.id}>
              <tr>
                <th scope="row">
                  <Written>{line.name}</Written>{' '}
                  {kind === 'services' && line.premium && <Badge kind="premium">{words.premium}</Badge>}
                </th>
                <td>{about(line)}</td>
                <td>
                  <Badge kind={line.active ? 'good' : 'neutral'}>{line.active ? words.active : words.inactive}</Badge>
                </td>
                <td>
                  <Button
                    kind="plain"
                    aria-label={words.changeOf(line.name)}
                    aria-expanded={open === `${kind}/${line.id}`}
                    onClick={() => onOpen(`${kind}/${line.id}`)}
                  >
                    {words.change}
                  </Button>
                </td>
              </tr>
              {open === `${kind}/${line.id}` && (
                <tr>
                  <td colSpan={4}>{form(line)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {open === kind ? (
        form(undefined)
      ) : (
        <p>
          <Button kind="quiet" onClick={() => onOpen(kind)}>
            {words.add[kind]}
          </Button>
        </p>
      )}
    </>
  );
}
