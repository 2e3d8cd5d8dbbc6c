import type { FastifyInstance } from 'fastify';
import { adminCalls } from '../../src/contract/admin/api.ts';
import { changeOwnPassword } from '../accounts/change-password.ts';
import { endToken } from '../accounts/ended-tokens.ts';
import { openSession, provenUser } from '../accounts/log-in.ts';
import { findUser, type User } from '../accounts/repository.ts';
import type { House } from '../house.ts';
import { serve } from '../http/serve.ts';

const presentAdministrator = ({ id, username, email }: User) => ({ id, name: username, email });

export function adminRoutes(app: FastifyInstance, house: House) {
  serve(app, adminCalls.logIn, async ({ payload, request, reply }) => {
    const user = await provenUser(house, request, payload, 'admin');
    return { token: await openSession(house, user, reply), administrator: presentAdministrator(user) };
  });

  serve(app, adminCalls.logOut, async ({ session }) => {
    await endToken(house.db, session.token);
    return { loggedOut: true as const };
  });

  serve(app, adminCalls.changePassword, async ({ payload, session, reply }) => {
    const changed = await changeOwnPassword(house, session.userId, payload);
    return { token: await openSession(house, changed, reply), administrator: presentAdministrator(changed) };
  });

  serve(app, adminCalls.whoAmI, async ({ session }) => presentAdministrator(await findUser(house.db, session.userId)));
}
