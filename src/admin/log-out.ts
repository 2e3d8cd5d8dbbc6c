import { adminEndpoints } from '../contract/admin/endpoints.ts';
import { request } from '../device/api-client.ts';
import { dropInput } from './kept-input.ts';
import { endSession } from './session.ts';

/** Ends the session locally first, so that it also works offline; the request then revokes the token on the server. */
export async function logOut(token: string): Promise<void> {
  await endSession(token);
  dropInput();
  void request(adminEndpoints.logOut, { token });
}
