import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { changeOwnPassword } from '../accounts/change-password.ts';
import { endToken } from '../accounts/ended-tokens.ts';
import { authenticate, openSession } from '../accounts/log-in.ts';
import { findUser, type User } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';

const presentAdministrator = ({ id, username, email }: User) => ({ id, name: username, email });

export function adminRoutes(app: FastifyInstance, context: Context) {
  serve(app, adminEndpoints.logIn, async ({ payload, request, reply }) => {
    const user = await authenticate(context, request, payload, 'admin');
    return { token: await openSession(context, user, reply), administrator: presentAdministrator(user) };
  });

  serve(app, adminEndpoints.logOut, async ({ session }) => {
    await endToken(context.db, session.token);
    return { loggedOut: true as const };
  });

  serve(app, adminEndpoints.changePassword, async ({ payload, session, reply }) => {
    const changed = await changeOwnPassword(context, session.userId, payload);
    return { token: await openSession(context, changed, reply), administrator: presentAdministrator(changed) };
  });

  serve(app, adminEndpoints.whoAmI, async ({ session }) =>
    presentAdministrator(await findUser(context.db, session.userId)),
  );
}
