import { NotAccepted, sendTimeout } from './sender.ts';

type Request = { headers: Record<string, string>; body: string | URLSearchParams };

/** Posts to a provider. Any other response than a JSON body with 2xx is a failure that may pass. */
export async function postForJson(url: string, { headers, body }: Request): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(sendTimeout),
    });
    if (response.ok) return await response.json();
  } catch (error) {
    throw new NotAccepted(reasonOf(error), false);
  }
  await response.body?.cancel();
  throw new NotAccepted(String(response.status), false);
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'no reply in time';
  return cause?.code ?? (name === 'SyntaxError' ? 'not a JSON reply' : 'no connection');
}

/** A provider's own words for the desk: shortened, and without digits that may be a phone number. */
export const providerWords = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/\d{4,}/g, '…').slice(0, 80) : 'refused';
