import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { type Result, request } from '../device/api-client.ts';
import { deskWords } from '../i18n/admin/layout.ts';
import { endSession, useDesk } from './session.ts';

export type Failure = { status?: number; message: string };

/** Every call of the desk but the log-in. A session that the server no longer takes ends here, and the log-in shows. */
export async function ask<C extends Endpoint>(
  call: C,
  asking: Parameters<typeof request<C>>[1],
): Promise<Result<ResponseOf<C>>> {
  const token = useDesk.getState().session?.token;
  const result = await request(call, { ...asking, token });
  if (result.kind === 'refused' && result.status === 401 && token) await endSession(token, result.problem.message);
  return result;
}

export function failureOf(result: Exclude<Result<unknown>, { kind: 'answer' }>): Failure {
  if (result.kind === 'refused') return { status: result.status, message: result.problem.message };
  return { message: result.why === 'busy' ? deskWords.busy : deskWords.notReached };
}
