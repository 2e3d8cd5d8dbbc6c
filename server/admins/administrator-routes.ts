import type { FastifyInstance } from 'fastify';
import type { AdministratorLine } from '../../src/contract/admin/administrators.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { allOwnAccounts, setOwnAccounts } from '../accounts/own-accounts.ts';
import type { Context } from '../context.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { idParam, notFoundError } from '../http/query-params.ts';
import { type HandlerArgs, serve } from '../http/serve.ts';
import {
  changeRoleOf,
  endSessionsOf,
  type FoundAdministrator,
  isAdministratorWithId,
  listAdministrators,
  removeAdministratorOf,
} from './repository.ts';

/** The administrators, for those of the role `administrator`. Nobody changes themselves, so one always remains. */
export function administratorRoutes(app: FastifyInstance, { db }: Context) {
  const list = async () => {
    const [administrators, accounts] = await Promise.all([listAdministrators(db), allOwnAccounts(db)]);
    const ownAccountsOf = ({ user }: FoundAdministrator) => accounts.filter(({ adminId }) => adminId === user.id);
    return { administrators: administrators.map((one) => presentLine(one, ownAccountsOf(one))) };
  };

  /** Changes another administrator, and answers with the list. */
  async function changeAnother(
    { session, request }: Pick<HandlerArgs<typeof adminEndpoints.administrators>, 'session' | 'request'>,
    change: (id: string) => Promise<boolean>,
  ) {
    const id = idParam(request);
    if (id === session.userId) throw new HttpError(409, (messages) => messages.notOneself);
    if (!(await change(id))) throw notFoundError();
    return list();
  }

  serve(app, adminEndpoints.administrators, list);

  serve(app, adminEndpoints.changeAdministrator, (args) =>
    changeAnother(args, (id) => changeRoleOf(db, id, args.payload)),
  );

  serve(app, adminEndpoints.changeOwnAccounts, (args) =>
    changeAnother(args, async (id) => {
      if (!(await isAdministratorWithId(db, id))) return false;
      const unknown = await setOwnAccounts(db, id, args.payload.emails);
      if (unknown !== undefined) throw fieldError('emails', 'no-customer');
      return true;
    }),
  );

  serve(app, adminEndpoints.endAdministratorSessions, (args) => changeAnother(args, (id) => endSessionsOf(db, id)));

  serve(app, adminEndpoints.removeAdministrator, (args) => changeAnother(args, (id) => removeAdministratorOf(db, id)));
}

const presentLine = (
  { user, hasSecondFactor, lastSeenAt }: FoundAdministrator,
  ownAccounts: AdministratorLine['ownAccounts'],
): AdministratorLine => ({
  id: user.id,
  email: user.email,
  role: user.deskRole ?? 'administrator',
  limitCents: user.approvalLimitCents,
  hasSecondFactor,
  createdAt: user.createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  ownAccounts: ownAccounts.map(({ id, email }) => ({ id, email })),
});
