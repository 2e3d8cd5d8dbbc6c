import type { AuditAction } from '../../src/contract/admin/audit-log.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { takeFromAllowance } from '../limits/repository.ts';

type Limits = Pick<Config['limits'], 'accountLog' | 'refusalsInAccountLog'>;

/** Nobody can fill the audit log with one account, or with refused log-ins to many: of what is repeated beyond that, some lines are recorded. */
export async function isWithinAllowance(db: Db, limits: Limits, userId: string, action: AuditAction, status: number) {
  const isRefused = status >= 400;
  const take = async (name: string, key: string[], allowance: Limits['accountLog']) =>
    (await takeFromAllowance(db, name, key, allowance)) === 0;
  if (!(await take('account-log', [userId, action, String(isRefused)], limits.accountLog))) return false;
  return !isRefused || take('refusals-in-account-log', [], limits.refusalsInAccountLog);
}
