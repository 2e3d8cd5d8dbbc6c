import { useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { type Channel, type NoticeTopic, noticeTopics, type WantedNotices } from '../../contract/notices.ts';
import { isMobile, shownPhone } from '../../contract/phone.ts';
import type { User } from '../../contract/responses/profile.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { setProfileData } from '../customer/profile-query.ts';
import { PushSwitch } from '../customer/push-switch.tsx';
import styles from './notice-choices.module.css';
import { Outcome, useOutcome } from './outcome.tsx';
import settings from './settings.module.css';

type Props = {
  session: Session;
  user: User;
  wanted: WantedNotices;
  channels: readonly Channel[];
  /** missing if the server sends no notifications */
  pushKey: string | null | undefined;
};

/** Saved at once. A box shows what the server has: until it answers, and if it does not, the old choice. */
export function NoticeChoices({ session, user, wanted, channels: addressed, pushKey }: Props) {
  const messages = useMessages('settings').notices;
  const { outcome, clear, showDone, showFailure } = useOutcome(session);
  const [busy, setBusy] = useState(false);

  const channels: readonly Channel[] = pushKey && wanted.push ? [...addressed, 'push'] : addressed;
  const isWanted = (channel: Channel, topic: NoticeTopic) => wanted[channel]?.includes(topic) === true;

  const choose = async (channel: Channel, topic: NoticeTopic, isChosen: boolean) => {
    if (busy) return;
    clear();
    setBusy(true);
    const chosen = noticeTopics.filter((one) => (one === topic ? isChosen : isWanted(channel, one)));
    const payload = { ...wanted, [channel]: chosen };
    const result = await request(endpoints.updateNotices, { payload, token: session.token });
    if (result.kind === 'answer') {
      await setProfileData(user.id, { user: { ...user, ...result.answer } });
      showDone(messages.saved);
    } else await showFailure(messages.failed, result);
    setBusy(false);
  };

  if (channels.length === 0)
    return (
      <LedgerEntry heading={messages.heading}>
        <p className={settings.lead}>{messages.none}</p>
      </LedgerEntry>
    );
  const hasSms = channels.includes('sms');
  return (
    <LedgerEntry heading={messages.heading}>
      <div className={settings.form}>
        <p className={settings.lead}>{messages.lead}</p>
        <table className={styles.table}>
          <caption className="visually-hidden">{messages.heading}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.topic}>
                {messages.about}
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {messages.channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {noticeTopics.map((topic) => (
              <tr key={topic}>
                <th scope="row" className={styles.topic}>
                  {messages.topics[topic]}
                </th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      aria-label={`${messages.channels[channel]}: ${messages.topics[topic]}`}
                      checked={isWanted(channel, topic)}
                      aria-disabled={busy}
                      onChange={({ target }) => void choose(channel, topic, target.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {hasSms && !isMobile(user.phone) && (
          <p className={settings.lead}>{messages.noMobile(shownPhone(user.phone))}</p>
        )}
        <p className={settings.lead}>{messages.security}</p>
        <Outcome outcome={outcome} />
        {pushKey && <PushSwitch session={session} serverKey={pushKey} />}
      </div>
    </LedgerEntry>
  );
}
