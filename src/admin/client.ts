import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { type Result, request } from '../device/api-client.ts';
import { deskMessages } from '../i18n/admin/layout.ts';
import { requestBytes } from './bytes-request.ts';
import { endSession, useDeskSession } from './session.ts';

export type RequestError = { status?: number; message: string };

/** Sends a request with the session's token, and ends the session when the server answers 401. */
export const deskRequest = <C extends Endpoint>(
  endpoint: C,
  options: Parameters<typeof request<C>>[1],
): Promise<Result<ResponseOf<C>>> => withToken((token) => request(endpoint, { ...options, token }));

/** The same for what is not JSON: the bytes at a path below the API's base. */
export const deskBytes = (path: string, signal: AbortSignal): Promise<Result<ArrayBuffer>> =>
  withToken((token) => requestBytes(path, token, signal));

async function withToken<A>(send: (token: string | undefined) => Promise<Result<A>>): Promise<Result<A>> {
  const token = useDeskSession.getState().session?.token;
  const result = await send(token);
  if (result.kind === 'refused' && result.status === 401 && token) await endSession(token, result.problem.message);
  return result;
}

export function toRequestError(result: Exclude<Result<unknown>, { kind: 'answer' }>): RequestError {
  if (result.kind === 'refused') return { status: result.status, message: result.problem.message };
  return { message: result.why === 'busy' ? deskMessages.busy : deskMessages.notReached };
}
