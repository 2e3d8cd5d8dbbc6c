import { CannotStart } from '../cannot-start.ts';
import type { Db } from '../db/database.ts';
import { forgetAll } from '../limits/repository.ts';
import { addAdministrator, listAdministrators, removeAdministrator, resetPassword } from './repository.ts';

export const actions = ['create', 'list', 'reset', 'remove', 'clear-limits'] as const;
export type Administration = { action: (typeof actions)[number]; email: string; passwordHash: string };

/** Says in a sentence what was done, or refuses in one. */
export async function administer(db: Db, { action, email, passwordHash }: Administration): Promise<string> {
  switch (action) {
    case 'create':
      if (!(await addAdministrator(db, email, passwordHash))) throw new CannotStart(`${email} has an account already.`);
      return `${email} is an administrator now, and logs in at /admin.`;
    case 'reset':
      if (!(await resetPassword(db, email, passwordHash))) throw new CannotStart(`${email} is no administrator.`);
      return `The password of ${email} is another now.`;
    case 'remove':
      if (!(await removeAdministrator(db, email))) throw new CannotStart(`${email} is no administrator.`);
      return `${email} is no administrator any more.`;
    case 'clear-limits':
      await forgetAll(db);
      return 'All counts of attempts begin anew.';
    case 'list': {
      const all = await listAdministrators(db);
      const lines = all.map((one) => `${one.email}  since ${one.createdAt.toISOString().slice(0, 10)}`);
      return lines.join('\n') || 'There is no administrator yet.';
    }
  }
}
