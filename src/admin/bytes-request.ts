import * as v from 'valibot';
import { apiBase } from '../device/api-base.ts';
import type { Result } from '../device/api-client.ts';

/** Longer than that of other requests, since 2 MB may come over a slow connection. */
const bytesTimeout = 120_000;
const busyStatuses = new Set([408, 425, 429]);
const problem = v.looseObject({ message: v.string() });

/** Never rejects; an aborted request is `unreachable`. */
export async function requestBytes(
  path: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Result<ArrayBuffer>> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, bytesTimeout);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(`${apiBase}${path}`, {
      headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
      // Customers' data is not stored on an administrator's machine.
      cache: 'no-store',
      redirect: 'error',
      signal: controller.signal,
    });
    if (response.ok) return { kind: 'answer', answer: await response.arrayBuffer() };
    return await parseFailure(response);
  } catch {
    return { kind: 'unreachable', why: 'network' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function parseFailure(response: Response): Promise<Result<never>> {
  const { status, statusText } = response;
  if (status >= 500 || busyStatuses.has(status)) return { kind: 'unreachable', why: 'busy' };
  const parsed = v.safeParse(problem, await response.json());
  if (!parsed.success) return { kind: 'unreachable', why: 'not-ours' };
  return {
    kind: 'refused',
    status,
    problem: { type: 'about:blank', title: statusText, status, message: parsed.output.message },
  };
}
