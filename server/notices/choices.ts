import { and, eq, isNull } from 'drizzle-orm';
import { type Channel, channels, noticeTopics, type WantedNotices } from '../../src/contract/notices.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Senders } from './channels/sender.ts';

/** What is not wanted is stored, so that a topic of a later version is told until the customer chooses. */
export const wantedOf = (muted: readonly string[]): WantedNotices => {
  const wanted = (channel: Channel) => noticeTopics.filter((topic) => !muted.includes(`${topic}:${channel}`));
  return { email: wanted('email'), sms: wanted('sms') };
};

const mutedOf = (wanted: WantedNotices): string[] =>
  channels.flatMap((channel) =>
    noticeTopics.filter((topic) => !wanted[channel].includes(topic)).map((topic) => `${topic}:${channel}`),
  );

/** False if the account is deleted. */
export async function chooseNotices(db: Db, userId: string, wanted: WantedNotices): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ mutedNotices: mutedOf(wanted) })
    .where(and(eq(users.id, userId), isNull(users.removedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** The channels on which something is sent. */
export const channelsInUse = (senders: Senders): Channel[] => channels.filter((channel) => senders[channel].isSet);
