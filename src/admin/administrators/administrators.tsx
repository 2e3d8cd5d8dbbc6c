import type { AdministratorLine } from '../../contract/admin/administrators.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { deskRoles } from '../../contract/admin/roles.ts';
import { administratorMessages as messages } from '../../i18n/admin/administrators.ts';
import { formatAmount } from '../../i18n/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { formatDate, formatDateTime } from '../dates.ts';
import { DeskPage, PageSection } from '../desk-page.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { useDeskSession } from '../session.ts';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import styles from './administrators.module.css';
import { ChangeAdministrator } from './change-administrator.tsx';

const columns: Column<AdministratorLine>[] = [
  {
    header: messages.table.email,
    cell: ({ email, createdAt, ownAccounts }) => (
      <>
        <UserText>{email}</UserText>
        <SecondaryLine>{messages.since(formatDate(createdAt))}</SecondaryLine>
        {ownAccounts.length > 0 && (
          <SecondaryLine>
            <UserText>{messages.notDecides(ownAccounts.map((account) => account.email).join(', '))}</UserText>
          </SecondaryLine>
        )}
      </>
    ),
  },
  {
    header: messages.table.role,
    labelled: true,
    cell: ({ role, limitCents }) => (
      <>
        {messages.roles[role]} {limitCents !== null && messages.upTo(formatAmount('en', limitCents))}
      </>
    ),
  },
  {
    header: messages.table.factor,
    labelled: true,
    cell: ({ hasSecondFactor }) => (
      <Badge kind={hasSecondFactor ? 'good' : 'waiting'}>{hasSecondFactor ? messages.on : messages.off}</Badge>
    ),
  },
  {
    header: messages.table.seen,
    labelled: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt) : messages.never),
  },
];

/** Who works at the desk, for those of the role `administrator`. Nobody changes their own role. */
export function Administrators() {
  const administratorsQuery = useDeskQuery(adminEndpoints.administrators);
  const ownId = useDeskSession(({ session }) => session?.administrator.id);
  const forms = useOpenForms();
  const changeColumn: Column<AdministratorLine> = {
    header: messages.table.change,
    headerHidden: true,
    cell: ({ id, email }) =>
      id === ownId ? (
        messages.you
      ) : (
        <OpenFormButton forms={forms} id={id} deskRole="administrator" kind="plain" label={messages.changeOf(email)}>
          {messages.table.change}
        </OpenFormButton>
      ),
  };
  return (
    <DeskPage title={messages.title}>
      <p>{messages.lead}</p>
      <QueryResult query={administratorsQuery}>
        {({ administrators }) => (
          <DataTable
            caption={messages.table.caption}
            columns={[...columns, changeColumn]}
            rows={administrators}
            rowKey={({ id }) => id}
            details={(administrator) =>
              forms.isOpen(administrator.id) && (
                <ChangeAdministrator
                  administrator={administrator}
                  onDone={(updated) => {
                    forms.close(administrator.id);
                    administratorsQuery.setData(updated);
                  }}
                  onCancel={() => forms.close(administrator.id)}
                />
              )
            }
          />
        )}
      </QueryResult>
      <PageSection heading={messages.meaning}>
        <ul className={styles.roles}>
          {deskRoles.map((role) => (
            <li key={role}>
              <strong>{messages.roles[role]}</strong>: {messages.roleTexts[role]}
            </li>
          ))}
        </ul>
      </PageSection>
    </DeskPage>
  );
}
