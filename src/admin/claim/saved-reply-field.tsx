import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { SelectField } from '../../ui/field.tsx';
import { useDeskQuery } from '../query.ts';

/** Inserts a saved reply into a decision; renders nothing if there are none. */
export function SavedReplyField({ onChoose }: { onChoose: (text: string) => void }) {
  const messages = claimMessages.replies;
  const { data } = useDeskQuery(adminEndpoints.savedReplies);
  if (!data?.replies.length) return null;
  return (
    <SelectField
      label={messages.insert}
      value=""
      onChange={({ currentTarget }) => {
        const chosen = data.replies.find(({ id }) => id === currentTarget.value);
        if (chosen) onChoose(chosen.text);
      }}
    >
      <option value="">{messages.choose}</option>
      {data.replies.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
