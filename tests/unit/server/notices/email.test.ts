import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createEmailSender } from '../../../../server/notices/channels/email.ts';
import type { NotAccepted } from '../../../../server/notices/channels/sender.ts';

const servers: SMTPServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** The error of a mail to a server that refuses at one step. */
async function errorOf(
  options: ConstructorParameters<typeof SMTPServer>[0],
  userInfo = '',
): Promise<Pick<NotAccepted, 'reason' | 'isFinal'>> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  return errorAt(`smtp://${userInfo}127.0.0.1:${port}`);
}

const errorAt = (url: string): Promise<NotAccepted> =>
  createEmailSender(url, 'tenawas@mail.example')
    .send({ key: 'one', to: 'hiwot@mail.example', subject: 'A', text: 'B', path: '/' })
    .then(
      () => Promise.reject(new Error('It was accepted.')),
      (error) => error,
    );

test('an address or a mail that is refused for good is not sent again', async () => {
  const address = await errorOf({ onRcptTo: (_address, _session, done) => done(refuse(550)) });
  expect(address).toMatchObject({ reason: '550', isFinal: true });
  const mail = await errorOf({
    onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse(554))),
  });
  expect(mail).toMatchObject({ reason: '554', isFinal: true });
});

test('anything else is tried again: refused for now, a refused log-in or sender, no mail server', async () => {
  const forNow = await errorOf({ onRcptTo: (_address, _session, done) => done(refuse(451)) });
  expect(forNow).toMatchObject({ reason: '451', isFinal: false });
  const sender = await errorOf({ onMailFrom: (_address, _session, done) => done(refuse(550)) });
  expect(sender).toMatchObject({ reason: '550', isFinal: false });
  const auth = {
    allowInsecureAuth: true,
    onAuth: (_auth: unknown, _session: unknown, done: (error: Error) => void) => done(refuse(535)),
  };
  expect(await errorOf(auth, 'user:wrong@')).toMatchObject({ reason: '535', isFinal: false });
  expect(await errorAt('smtp://127.0.0.1:1')).toMatchObject({ reason: 'ESOCKET', isFinal: false });
});
