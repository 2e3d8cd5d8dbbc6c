import webPush from 'web-push';
import type { PushKeys } from '../push/keys.ts';
import { isOfService } from '../push/services.ts';
import { post } from './http.ts';
import { NotAccepted, type Push, type Sender } from './sender.ts';

type Settings = { services: readonly string[]; contact: string; keys: () => Promise<PushKeys> };

const twoDays = 2 * 24 * 60 * 60;
/** The subscription has ended. */
const ended = [404, 410];

/** Encrypts a notification for one phone (RFC 8291) and sends it to the push service of its browser (RFC 8030). */
export const createPushSender = ({ services, contact, keys }: Settings): Sender<Push> => ({
  isSet: true,
  async send({ key, endpoint, keys: phoneKeys, shown }) {
    if (!isOfService(endpoint, services)) throw new NotAccepted('not a known push service', true);
    const options = {
      vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) },
      TTL: twoDays,
      // A second attempt takes the place of the first, if the phone was not reached by it yet.
      topic: key.replace(/[^\w]/g, '').slice(0, 32),
    };
    const { headers, body } = encrypt({ endpoint, keys: phoneKeys }, JSON.stringify(shown), options);
    const response = await post(endpoint, {
      headers: stringsOf(headers),
      body: new Uint8Array(body ?? []),
      final: ended,
    });
    await response.body?.cancel();
  },
  close: () => undefined,
});

function encrypt(...args: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(...args);
  } catch {
    // The keys come from the phone, and not every text of the right length is a point of the curve.
    throw new NotAccepted('the phone has sent a key that cannot be used', true);
  }
}

/** `fetch` sets the length itself. */
const stringsOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  );
