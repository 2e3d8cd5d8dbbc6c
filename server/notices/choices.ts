import { and, eq, isNull } from 'drizzle-orm';
import {
  addressedChannels,
  type Channel,
  channels,
  type NoticeTopic,
  noticeTopics,
  type WantedNotices,
} from '../../src/contract/notices.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { Senders } from './channels/sender.ts';

type Wanted = Record<Channel, NoticeTopic[]>;

/** What is not wanted is stored, so that a topic of a later version is told until the customer chooses. */
export const wantedOf = (muted: readonly string[]): Wanted => {
  const wanted = (channel: Channel) => noticeTopics.filter((topic) => !muted.includes(`${topic}:${channel}`));
  return { email: wanted('email'), sms: wanted('sms'), push: wanted('push') };
};

const mutedOf = (wanted: Wanted): string[] =>
  channels.flatMap((channel) =>
    noticeTopics.filter((topic) => !wanted[channel].includes(topic)).map((topic) => `${topic}:${channel}`),
  );

/** Returns what is wanted now, or undefined if the account is deleted. A page of an older version leaves notifications as they are. */
export function chooseNotices(db: Db, userId: string, chosen: WantedNotices): Promise<Wanted | undefined> {
  return db.transaction(async (tx) => {
    const isThis = and(eq(users.id, userId), isNull(users.removedAt));
    const [user] = await tx.select({ muted: users.mutedNotices }).from(users).where(isThis).for('update');
    if (!user) return undefined;
    const wanted = { ...chosen, push: chosen.push ?? wantedOf(user.muted).push };
    await tx
      .update(users)
      .set({ mutedNotices: mutedOf(wanted) })
      .where(isThis);
    return wanted;
  });
}

/** The channels on which something is sent. */
export const channelsInUse = (senders: Senders): Channel[] => channels.filter((channel) => senders[channel].isSet);

/** As a page of a version before notifications knows them. */
export const addressedChannelsInUse = (senders: Senders) =>
  addressedChannels.filter((channel) => senders[channel].isSet);
