import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { OpenSession } from '../../contract/responses/sessions.ts';
import type { Result } from '../../device/api-client.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { sessionMessages as messages } from '../../i18n/admin/sessions.ts';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { DeskPasswordField } from '../desk-password-field.tsx';
import { storeSession, useDeskSession } from '../session.ts';
import { useDeskForm } from '../use-desk-form.ts';

type Props = {
  ending: OpenSession | 'others';
  label: string;
  onEnded: (left: OpenSession[]) => void;
  onCancel: () => void;
};

type Ended = { sessions: OpenSession[]; token?: string };

/** Asks for the password, without which nobody at an unlocked computer can log out the others. */
export function EndSession({ ending, label, onEnded, onCancel }: Props) {
  const administrator = useDeskSession(({ session }) => session?.administrator);
  const form = useDeskForm({
    schema: adminEndpoints.endOwnSession.payload.schema,
    initial: { currentPassword: '' },
    send: (payload): Promise<Result<Ended>> =>
      ending === 'others'
        ? deskRequest(adminEndpoints.endOwnOtherSessions, { payload })
        : deskRequest(adminEndpoints.endOwnSession, { payload, params: { id: ending.id } }),
    onDone: (answer) => {
      // All tokens before have ended, and this session goes on with a new one.
      if (answer.token && administrator) void storeSession({ token: answer.token, administrator });
      onEnded(answer.sessions);
    },
  });
  const field = form.field('currentPassword');
  return (
    // The error of the field is shown there.
    <DeskForm
      form={field.error ? { ...form, error: undefined } : form}
      label={label}
      submitLabel={messages.end}
      onCancel={onCancel}
    >
      <p>{messages.means}</p>
      <DeskPasswordField label={deskMessages.password.current} autoComplete="current-password" {...field} />
    </DeskForm>
  );
}
