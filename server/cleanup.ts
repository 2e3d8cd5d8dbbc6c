import type { FastifyInstance } from 'fastify';
import { deleteExpiredTokens } from './accounts/ended-tokens.ts';
import { deleteExpiredSessions } from './accounts/sessions.ts';
import { deleteOldAuditLines } from './audit-log/repository.ts';
import { deleteCardsOfDeletedAccounts } from './cards/repository.ts';
import { deleteExpiredCodes } from './codes/codes.ts';
import type { Context } from './context.ts';
import { vacuum } from './db/vacuum.ts';
import { deleteIdleLimits } from './limits/repository.ts';
import { deleteOldNotices, deletePreviousAddresses } from './notices/repository.ts';
import { sumClaimCounts } from './overview/counts.ts';
import { deleteAbandonedPieces, deletePhotosOfDeletedAccounts, deleteStrayPhotos } from './photos/cleanup.ts';

const hour = 60 * 60 * 1000;

/** Deletes what has expired every hour, so that their tables do not grow. */
export function scheduleCleanup(app: FastifyInstance, context: Context) {
  const timer = setInterval(() => {
    cleanUp(context).catch((err: unknown) => app.log.warn({ err }, 'hourly cleanup failed'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function cleanUp({ db, config }: Pick<Context, 'db' | 'config'>) {
  await Promise.all([
    deleteIdleLimits(db),
    deleteExpiredTokens(db),
    deleteExpiredSessions(db),
    deleteOldAuditLines(db),
    deleteExpiredCodes(db),
    deleteOldNotices(db),
    deletePreviousAddresses(db),
    deleteStrayPhotos(db),
    deletePhotosOfDeletedAccounts(db),
    deleteAbandonedPieces(db),
    deleteCardsOfDeletedAccounts(db),
    sumClaimCounts(db),
  ]);
  if (config.databaseUrl === null) await vacuum(db);
}
