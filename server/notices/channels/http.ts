import { NotAccepted, sendTimeout } from './sender.ts';

type Request = {
  headers: Record<string, string>;
  body: string | URLSearchParams | Uint8Array<ArrayBuffer>;
  /** the statuses after which another attempt is of no use */
  final?: readonly number[];
};

/** Posts to a provider. Any other response than 2xx is a failure, which may pass. */
export async function post(url: string, { headers, body, final = [] }: Request): Promise<Response> {
  const request = {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(sendTimeout),
  } as const;
  const response = await fetch(url, request).catch((error: unknown) => {
    throw new NotAccepted(reasonOf(error), false);
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new NotAccepted(String(response.status), final.includes(response.status));
}

export async function postForJson(url: string, { headers, body }: Request): Promise<unknown> {
  const response = await post(url, { headers: { accept: 'application/json', ...headers }, body });
  return response.json().catch((error: unknown) => {
    throw new NotAccepted(reasonOf(error), false);
  });
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'no reply in time';
  return cause?.code ?? (name === 'SyntaxError' ? 'not a JSON reply' : 'no connection');
}

/** A provider's own words for the desk: shortened, and without digits that may be a phone number. */
export const providerWords = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/\d{4,}/g, '…').slice(0, 80) : 'refused';
