import { Fragment, type ReactNode } from 'react';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';

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
            <th scope="col">{messages.name}</th>
            <th scope="col">{kind === 'services' ? messages.price : messages.details}</th>
            <th scope="col">{messages.state}</th>
            <th scope="col">
              <span className="visually-hidden">{messages.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.id}>
              <tr>
                <th scope="row">
                  <UserText>{line.name}</UserText>{' '}
                  {kind === 'services' && line.premium && <Badge kind="premium">{messages.premium}</Badge>}
                </th>
                <td>{about(line)}</td>
                <td>
                  <Badge kind={line.active ? 'good' : 'neutral'}>
                    {line.active ? messages.active : messages.inactive}
                  </Badge>
                </td>
                <td>
                  <Button
                    kind="plain"
                    aria-label={messages.changeOf(line.name)}
                    aria-expanded={open === `${kind}/${line.id}`}
                    onClick={() => onOpen(`${kind}/${line.id}`)}
                  >
                    {messages.change}
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
            {messages.add[kind]}
          </Button>
        </p>
      )}
    </>
  );
}
