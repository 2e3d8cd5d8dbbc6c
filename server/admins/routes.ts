import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { changeOwnPassword } from '../accounts/change-password.ts';
import { endToken } from '../accounts/ended-tokens.ts';
import { authenticate, openSession } from '../accounts/log-in.ts';
import { findUser, type User } from '../accounts/repository.ts';
import { endSession } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { checkSecondFactor } from '../second-factor/check.ts';
import { findSecondFactor } from '../second-factor/repository.ts';

export function adminRoutes(app: FastifyInstance, context: Context) {
  async function presentAdministrator({ id, username, email, deskRole, approvalLimitCents: limitCents }: User) {
    const isOn = Boolean((await findSecondFactor(context.db, id))?.secret);
    const secondFactor = isOn ? ('on' as const) : context.config.secondFactor ? ('needed' as const) : ('off' as const);
    return { id, name: username, email, role: deskRole ?? ('administrator' as const), limitCents, secondFactor };
  }

  serve(app, adminEndpoints.logIn, async ({ payload, request, reply }) => {
    const user = await authenticate(context, request, payload, 'admin');
    await checkSecondFactor(context, user, payload.code);
    return { token: await openSession(context, user, reply), administrator: await presentAdministrator(user) };
  });

  serve(app, adminEndpoints.logOut, async ({ session }) => {
    await endToken(context.db, session.token);
    if (session.id) await endSession(context.db, session.userId, session.id);
    return { loggedOut: true as const };
  });

  serve(app, adminEndpoints.changePassword, async ({ payload, session, reply }) => {
    const changed = await changeOwnPassword(context, session.userId, payload);
    return { token: await openSession(context, changed, reply), administrator: await presentAdministrator(changed) };
  });

  serve(app, adminEndpoints.whoAmI, async ({ session }) =>
    presentAdministrator(await findUser(context.db, session.userId)),
  );
}
