import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { limits } from '../../contract/fields.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

export type SavedReply = ResponseOf<typeof adminEndpoints.savedReplies>['replies'][number];
type Props = { reply: SavedReply | undefined; onDone: () => void; onCancel: () => void };

export function ReplyForm({ reply, onDone, onCancel }: Props) {
  const messages = claimMessages.replies;
  const form = useDeskForm({
    schema: adminEndpoints.addSavedReply.payload.schema,
    initial: { title: reply?.title ?? '', text: reply?.text ?? '' },
    send: (payload) =>
      reply
        ? deskRequest(adminEndpoints.changeSavedReply, { params: { id: reply.id }, payload })
        : deskRequest(adminEndpoints.addSavedReply, { payload }),
    onDone: () => {
      toast(messages.saved);
      onDone();
    },
  });
  return (
    <DeskForm form={form} label={reply ? messages.changeOf(reply.title) : messages.add} onCancel={onCancel}>
      <TextField label={messages.name} maxLength={limits.name} required {...form.field('title')} />
      <TextAreaField label={messages.text} rows={4} maxLength={limits.description} required {...form.field('text')} />
    </DeskForm>
  );
}
