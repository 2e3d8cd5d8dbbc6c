import { addOperatorToAuditLog } from '../audit-log/repository.ts';
import type { Db } from '../db/database.ts';
import { deleteAllLimits } from '../limits/repository.ts';
import { OperatorError } from '../operator-error.ts';
import { addAdministrator, listAdministrators, removeAdministrator, resetPassword } from './repository.ts';

export const actions = ['create', 'list', 'reset', 'remove', 'clear-limits'] as const;
export type AdminCommand = { action: (typeof actions)[number]; email: string; passwordHash: string };

/** Executes a command and returns its message for the operator. */
export async function administer(db: Db, { action, email, passwordHash }: AdminCommand): Promise<string> {
  switch (action) {
    case 'create':
      if (!(await addAdministrator(db, email, passwordHash)))
        throw new OperatorError(`${email} already has an account.`);
      await addOperatorToAuditLog(db, 'createAdministrator', email);
      return `${email} is now an administrator and can log in at /admin.`;
    case 'reset':
      if (!(await resetPassword(db, email, passwordHash))) throw new OperatorError(`${email} is not an administrator.`);
      await addOperatorToAuditLog(db, 'resetAdministrator', email);
      return `The password of ${email} was changed. A second factor has to be set up again.`;
    case 'remove':
      if (!(await removeAdministrator(db, email))) throw new OperatorError(`${email} is not an administrator.`);
      await addOperatorToAuditLog(db, 'removeAdministrator', email);
      return `${email} is no longer an administrator.`;
    case 'clear-limits':
      await deleteAllLimits(db);
      await addOperatorToAuditLog(db, 'clearLimits', null);
      return 'All rate limits were cleared.';
    case 'list': {
      const all = await listAdministrators(db);
      const lines = all.map((one) => `${one.email}  since ${one.createdAt.toISOString().slice(0, 10)}`);
      return lines.join('\n') || 'There is no administrator yet.';
    }
  }
}
