import { Link } from 'react-router-dom';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { Member } from '../../contract/responses/family.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { ConfirmAction } from '../confirm-action.tsx';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { formatDate, formatDay } from '../dates.ts';
import { OpenFormButton } from '../open-form-button.tsx';
import { RequireRole } from '../require-role.tsx';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import { MemberForm } from './member-form.tsx';
import { Portrait } from './portrait.tsx';

const messages = customerMessages.family;
const newMember = 'new-member';

type Props = { customer: CustomerDetail; onDone: (updated: CustomerDetail) => void };

const columnsOf = ({ portraits }: CustomerDetail): Column<Member>[] => [
  {
    header: messages.name,
    cell: ({ id, name, birthDate }) => (
      <>
        <Portrait of={name} portraits={portraits} personId={id} />
        <UserText>{name}</UserText>
        <SecondaryLine>{messages.born(formatDay(birthDate))}</SecondaryLine>
      </>
    ),
  },
  { header: messages.relation, labelled: true, cell: ({ relation }) => messages.relations[relation] },
  {
    header: messages.state,
    cell: ({ status, endedAt, number, reason }) => (
      <>
        {messages.states[status]} {endedAt && messages.since(formatDate(endedAt))}
        {number && <SecondaryLine>{number}</SecondaryLine>}
        {reason && <UserText long>{reason}</UserText>}
      </>
    ),
  },
];

/** The members of the customer's family, and who was asked for. */
export function Family({ customer, onDone }: Props) {
  const forms = useOpenForms();
  const formOf = (id: string, label: string, member?: Member) =>
    forms.isOpen(id) && (
      <MemberForm
        customerId={customer.id}
        member={member}
        label={label}
        onDone={(updated) => {
          forms.close(id);
          toast(member ? messages.changed : messages.added);
          onDone(updated);
        }}
        onCancel={() => forms.close(id)}
      />
    );
  const changeColumn: Column<Member> = {
    header: messages.change,
    headerHidden: true,
    cell: (member) =>
      member.status === 'requested' ? (
        <Link to="/requests?kind=family">{messages.toRequests}</Link>
      ) : (
        member.status === 'active' && (
          <>
            <OpenFormButton forms={forms} id={member.id} kind="plain" label={messages.changeOf(member.name)}>
              {messages.change}
            </OpenFormButton>
            <RequireRole deskRole="lead">
              <ConfirmAction
                label={messages.end}
                of={member.name}
                question={messages.askEnd(member.name)}
                text={messages.endText}
                done={messages.ended}
                send={() => deskRequest(adminEndpoints.endFamilyMember, { params: { id: member.id } })}
                onDone={onDone}
              />
            </RequireRole>
          </>
        )
      ),
  };
  return (
    <>
      {customer.family.length > 0 ? (
        <DataTable
          caption={messages.caption}
          columns={[...columnsOf(customer), changeColumn]}
          rows={customer.family}
          rowKey={({ id }) => id}
          details={(member) => formOf(member.id, messages.changeOf(member.name), member)}
        />
      ) : (
        <p>{messages.none}</p>
      )}
      {formOf(newMember, messages.add)}
      <p>
        <OpenFormButton forms={forms} id={newMember} kind="quiet">
          {messages.add}
        </OpenFormButton>
      </p>
    </>
  );
}
