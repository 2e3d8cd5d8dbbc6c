import type * as v from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { familyRequestLine } from '../../contract/admin/family.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { type Column, SecondaryLine } from '../data-table.tsx';
import { formatDay } from '../dates.ts';
import { OpenFormButton } from '../open-form-button.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import { FamilySettlementForm } from './family-settlement-form.tsx';
import { customerColumn, type Query, RequestsTable, receivedColumn, settledByText } from './requests-table.tsx';

type Line = v.InferOutput<typeof familyRequestLine>;

const columns: Column<Line>[] = [
  customerColumn,
  {
    header: messages.person,
    cell: ({ name, relation, birthDate }) => (
      <>
        <UserText>{name}</UserText>
        <SecondaryLine>
          {customerMessages.family.relations[relation]}, {customerMessages.family.born(formatDay(birthDate))}
        </SecondaryLine>
      </>
    ),
  },
  { header: messages.number, cell: ({ number }) => number },
  receivedColumn,
];

/** Whom customers want in their family's account. */
export function FamilyRequests({ query }: { query: Query }) {
  const requestsQuery = useDeskQuery(adminEndpoints.familyRequests, { query });
  const forms = useOpenForms();
  const outcomeColumn: Column<Line> = {
    header: messages.outcome,
    cell: (line) =>
      line.settledAt ? (
        <Outcome line={line} />
      ) : forms.isOpen(line.id) ? (
        <FamilySettlementForm
          id={line.id}
          name={line.name}
          onDone={() => {
            forms.close(line.id);
            requestsQuery.refetch();
            document.getElementById('page-heading')?.focus();
          }}
          onCancel={() => forms.close(line.id)}
        />
      ) : (
        <OpenFormButton forms={forms} id={line.id} kind="quiet" label={messages.settleOf(line.number ?? '')}>
          {messages.settle}
        </OpenFormButton>
      ),
  };
  return (
    <QueryResult query={requestsQuery}>
      {({ members, next }) => (
        <RequestsTable
          caption={messages.kinds.family}
          columns={[...columns, outcomeColumn]}
          rows={members}
          next={next}
          query={query}
        />
      )}
    </QueryResult>
  );
}

function Outcome({ line }: { line: Line }) {
  return (
    <>
      {customerMessages.family.states[line.status]}
      {line.reason && <UserText long>{line.reason}</UserText>}
      <SecondaryLine>{settledByText(line)}</SecondaryLine>
    </>
  );
}
