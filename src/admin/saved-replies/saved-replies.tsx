import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DataTable } from '../data-table.tsx';
import { DeskPage } from '../desk-page.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { RequireRole } from '../require-role.tsx';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import { DeleteReply } from './delete-reply.tsx';
import { ReplyForm, type SavedReply } from './reply-form.tsx';
import styles from './saved-replies.module.css';

const messages = claimMessages.replies;
const newReply = 'new';

export function SavedReplies() {
  const repliesQuery = useDeskQuery(adminEndpoints.savedReplies);
  const forms = useOpenForms();
  const form = (id: string, reply?: SavedReply) =>
    forms.isOpen(id) && (
      <ReplyForm
        reply={reply}
        onDone={() => {
          forms.close(id);
          repliesQuery.refetch();
        }}
        onCancel={() => forms.close(id)}
      />
    );
  return (
    <DeskPage title={messages.title} aside={<Link to="/claims">{claimMessages.title}</Link>}>
      <p>{messages.lead}</p>
      <QueryResult query={repliesQuery}>
        {({ replies }) => (
          <>
            {replies.length === 0 ? (
              <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
            ) : (
              <DataTable
                caption={messages.title}
                columns={[
                  { header: messages.name, cell: ({ title }) => <UserText>{title}</UserText> },
                  { header: messages.text, cell: ({ text }) => <UserText long>{text}</UserText> },
                  {
                    header: messages.change,
                    headerHidden: true,
                    cell: ({ id, title }) => (
                      <span className={styles.actions}>
                        <OpenFormButton forms={forms} id={id} kind="plain" label={messages.changeOf(title)}>
                          {messages.change}
                        </OpenFormButton>
                        <RequireRole deskRole="officer">
                          <DeleteReply id={id} title={title} onDone={repliesQuery.setData} />
                        </RequireRole>
                      </span>
                    ),
                  },
                ]}
                rows={replies}
                rowKey={({ id }) => id}
                details={(reply) => form(reply.id, reply)}
              />
            )}
            {form(newReply)}
            <p>
              <OpenFormButton forms={forms} id={newReply} kind="quiet">
                {messages.add}
              </OpenFormButton>
            </p>
          </>
        )}
      </QueryResult>
    </DeskPage>
  );
}
