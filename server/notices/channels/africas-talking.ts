import * as v from 'valibot';
import { postForJson, providerWords } from './http.ts';
import { type Message, NotAccepted } from './sender.ts';
import type { SmsSettings } from './settings.ts';

const host = 'https://api.africastalking.com';

const reply = v.object({
  SMSMessageData: v.object({
    Message: v.optional(v.string()),
    Recipients: v.array(v.object({ statusCode: v.number(), status: v.optional(v.string()) })),
  }),
});

/** Processed, sent, queued. */
const accepted = [100, 101, 102];
/** A wrong or unsupported number, and one that takes no messages. */
const final = [403, 404, 406, 409];

/** `account` is the user name of the application, `sender` a registered short code or name. */
export async function sendByAfricasTalking({ url, apiKey, account, sender }: SmsSettings, { to, text }: Message) {
  const answer = await postForJson(`${url ?? host}/version1/messaging`, {
    headers: { apiKey },
    body: new URLSearchParams({ username: account, to, message: text, ...(sender && { from: sender }) }),
  });
  const parsed = v.safeParse(reply, answer);
  if (!parsed.success) throw new NotAccepted('not a known reply', false);
  const { Message: words, Recipients } = parsed.output.SMSMessageData;
  const [recipient] = Recipients;
  if (!recipient) throw new NotAccepted(providerWords(words), false);
  const { statusCode, status } = recipient;
  if (accepted.includes(statusCode)) return;
  throw new NotAccepted(`${statusCode} ${providerWords(status)}`, final.includes(statusCode));
}
