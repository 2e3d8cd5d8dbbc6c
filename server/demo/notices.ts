import type { FastifyInstance } from 'fastify';
import type { Channel } from '../../src/contract/notices.ts';
import type { Message, Sender, Senders } from '../notices/channels/sender.ts';

type Shown = { channel: Channel; at: Date; message: Pick<Message, 'to' | 'subject' | 'text'> };

/** In the demo messages are sent to a page instead of to a provider. */
export function createDemoNotices() {
  const shown: Shown[] = [];
  const add = (channel: Channel, message: Shown['message']) => {
    shown.unshift({ channel, at: new Date(), message });
    shown.splice(100);
  };
  const senderOf = (channel: Channel): Sender => ({
    isSet: true,
    async send(message) {
      add(channel, message);
    },
    close: () => undefined,
  });
  const push: Senders['push'] = {
    isSet: true,
    async send({ shown: { text, path } }) {
      add('push', { to: 'a phone', subject: '', text: `${text}\n${path}` });
    },
    close: () => undefined,
  };
  const senders: Senders = { email: senderOf('email'), sms: senderOf('sms'), push };
  const addPage = (app: FastifyInstance) =>
    app.get(demoNoticesPath, { config: { access: 'anyone' } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(pageOf(shown)),
    );
  return { senders, addPage };
}

export const demoNoticesPath = '/demo/notices';

/** Plain HTML, since the content security policy allows no script or style here. */
const pageOf = (shown: readonly Shown[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages of the demo</title><h1>Messages of the demo</h1><p>What customers would be sent, the newest first. Load the page again for newer ones.</p>${
    shown.length === 0 ? '<p>Nothing was sent yet.</p>' : shown.map(articleOf).join('')
  }</html>`;

const names: Record<Channel, string> = { email: 'E-mail', sms: 'SMS', push: 'Notification' };

const articleOf = ({ channel, at, message: { to, subject, text } }: Shown) =>
  `<hr><article><h2>${escaped(subject || names[channel])}</h2><p>${names[channel]} to ${escaped(to)}, ${at.toISOString()}</p><pre>${escaped(text)}</pre></article>`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
