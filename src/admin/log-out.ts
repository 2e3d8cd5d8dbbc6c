import { adminEndpoints } from '../contract/admin/endpoints.ts';
import { request } from '../device/api-client.ts';
import { endSession } from './session.ts';

/** Here first, so that it holds without a network too; then at the server, where a copy of the token would still be good. */
export async function logOut(token: string): Promise<void> {
  await endSession(token);
  void request(adminEndpoints.logOut, { token });
}
