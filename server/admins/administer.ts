import { allOwnAccounts, setOwnAccounts } from '../accounts/own-accounts.ts';
import { addOperatorToAuditLog } from '../audit-log/repository.ts';
import type { Db } from '../db/database.ts';
import { deleteAllLimits } from '../limits/repository.ts';
import { OperatorError } from '../operator-error.ts';
import {
  type AdministratorRole,
  addAdministrator,
  administratorWithEmail,
  changeRole,
  listAdministrators,
  removeAdministrator,
  resetPassword,
} from './repository.ts';

export const actions = ['create', 'list', 'role', 'accounts', 'reset', 'remove', 'clear-limits'] as const;
export type AdminCommand = {
  action: (typeof actions)[number];
  email: string;
  passwordHash: string;
  /** for `create` and `role`; of everything by default */
  role?: AdministratorRole;
  /** for `accounts`: the e-mail addresses of customers */
  accounts?: string[];
};

const everything: AdministratorRole = { role: 'administrator', limitCents: null };

/** Executes a command and returns its message for the operator. */
export async function administer(
  db: Db,
  { action, email, passwordHash, role = everything, accounts = [] }: AdminCommand,
): Promise<string> {
  switch (action) {
    case 'create':
      if (!(await addAdministrator(db, email, passwordHash, role)))
        throw new OperatorError(`${email} already has an account.`);
      await addOperatorToAuditLog(db, 'createAdministrator', email);
      return `${email} is now ${roleText(role)} and can log in at /admin.`;
    case 'role':
      if (!(await changeRole(db, email, role))) throw new OperatorError(`${email} is not an administrator.`);
      await addOperatorToAuditLog(db, 'changeAdministrator', email);
      return `${email} is now ${roleText(role)}.`;
    case 'accounts': {
      const id = await administratorWithEmail(db, email);
      if (id === undefined) throw new OperatorError(`${email} is not an administrator.`);
      const unknown = await setOwnAccounts(db, id, accounts);
      if (unknown !== undefined) throw new OperatorError(`${unknown} is not a customer.`);
      await addOperatorToAuditLog(db, 'changeOwnAccounts', email);
      return accounts.length === 0
        ? `${email} has no customer’s account.`
        : `${email} does not decide claims of ${accounts.join(', ')}.`;
    }
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
      const [all, ownAccounts] = await Promise.all([listAdministrators(db), allOwnAccounts(db)]);
      const lines = all.map(({ user: { id, email, deskRole, approvalLimitCents: limitCents, createdAt } }) => {
        const own = ownAccounts.filter(({ adminId }) => adminId === id).map((account) => account.email);
        const role = roleText({ role: deskRole ?? 'administrator', limitCents });
        return `${email}  ${role}  since ${createdAt.toISOString().slice(0, 10)}${own.length > 0 ? `  not claims of ${own.join(', ')}` : ''}`;
      });
      return lines.join('\n') || 'There is no administrator yet.';
    }
  }
}

function roleText({ role, limitCents }: AdministratorRole): string {
  const article = /^[aeiou]/.test(role) ? 'an' : 'a';
  return `${article} ${role}${limitCents === null ? '' : ` up to $${limitCents / 100}`}`;
}
