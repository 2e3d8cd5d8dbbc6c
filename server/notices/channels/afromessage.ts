import * as v from 'valibot';
import { postForJson, providerWords } from './http.ts';
import { type Message, NotAccepted } from './sender.ts';
import type { SmsSettings } from './settings.ts';

const host = 'https://api.afromessage.com';

/** Errors come with status 200 as well. */
const reply = v.object({
  acknowledge: v.string(),
  response: v.optional(v.object({ errors: v.optional(v.array(v.unknown())) })),
});

/** `account` is the identifier of the sender's short code, `sender` a registered name. */
export async function sendByAfroMessage({ url, apiKey, account, sender }: SmsSettings, { to, text }: Message) {
  const answer = await postForJson(`${url ?? host}/api/send`, {
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: account, sender: sender ?? '', to, message: text }),
  });
  const parsed = v.safeParse(reply, answer);
  if (!parsed.success) throw new NotAccepted('not a known reply', false);
  const { acknowledge, response } = parsed.output;
  if (acknowledge !== 'success') throw new NotAccepted(providerWords(response?.errors?.[0]), false);
}
