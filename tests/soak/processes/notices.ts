import type { Database } from '../../../server/db/database.ts';
import type { ReceivedMail } from '../../server/support/mail-server.ts';

type Told = { claims: number; sent: number; lost: number; doubled: number };

/** Compares the e-mails that arrived with the claims that were to be told, each by one. */
export async function countTold({ scripts }: Database, received: readonly ReceivedMail[]): Promise<Told> {
  const rows = (await scripts((run) =>
    run(`select claims.number, count(deliveries.sent_at)::int as sent from claims
      left join notices on notices.claim_id = claims.id and notices.kind = 'claim-received'
      left join deliveries on deliveries.notice_id = notices.id and deliveries.channel = 'email'
      group by claims.id`),
  )) as unknown as { number: string; sent: number }[];
  const mails = new Map<string, number>();
  for (const { subject } of received) {
    const number = /R-\w+/.exec(subject)?.[0] ?? '';
    mails.set(number, (mails.get(number) ?? 0) + 1);
  }
  const told = rows.map(({ number, sent }) => ({ sent, mails: mails.get(number) ?? 0 }));
  return {
    claims: rows.length,
    sent: received.length,
    lost: told.filter(({ sent, mails }) => sent !== 1 || mails === 0).length,
    doubled: told.filter(({ mails }) => mails > 1).length,
  };
}
