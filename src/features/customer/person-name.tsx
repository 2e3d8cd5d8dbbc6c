import type { Session } from '../../device/session.ts';
import { useProfile } from './profile-query.ts';
import { useSession } from './session-store.ts';

/** The name of a member of the family, whom a letter knows by the id only; nothing if this phone does not know it. */
export function PersonName({ id, text = (name) => name }: { id: string; text?: (name: string) => string }) {
  const { session } = useSession();
  return session && <KnownName session={session} id={id} text={text} />;
}

type Props = { session: Session; id: string; text: (name: string) => string };

function KnownName({ session, id, text }: Props) {
  const member = useProfile(session).profile?.family?.find((one) => one.id === id);
  return member && text(member.name);
}
