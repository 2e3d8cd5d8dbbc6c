import { noticeTopics, wantedNotices } from '../notices.ts';
import { payload } from '../payload.ts';

/** Version 1 was about e-mails on claims only. */
const fromVersion1 = ({ claimEmails }: { claimEmails: unknown }) => ({
  email: noticeTopics.filter((topic) => claimEmails || !topic.startsWith('claim-')),
  sms: noticeTopics.filter((topic) => topic !== 'claim-received'),
});

export const noticeChoices = payload(2, wantedNotices, { 1: fromVersion1 });
