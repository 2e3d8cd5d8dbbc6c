import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { defaults } from '../../../../server/config.ts';
import { createMailer, isFinal, type SendError } from '../../../../server/notices/mailer.ts';

const servers: SMTPServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** The error of a mail to a server that refuses at one step. */
async function errorOf(options: ConstructorParameters<typeof SMTPServer>[0], userInfo = ''): Promise<SendError> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  const config = { ...defaults, smtpUrl: `smtp://${userInfo}127.0.0.1:${port}`, mailFrom: 'tenawas@mail.example' };
  const mailer = createMailer(config, { warn: () => undefined } as never);
  return mailer.send({ id: 'one', to: 'hiwot@mail.example', subject: 'A', text: 'B' }).then(
    () => ({}),
    (error) => error,
  );
}

test('an address or a mail that is refused for good is not sent again', async () => {
  expect(isFinal(await errorOf({ onRcptTo: (_address, _session, done) => done(refuse(550)) }))).toBe(true);
  expect(
    isFinal(await errorOf({ onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse(554))) })),
  ).toBe(true);
});

test('anything else is tried again: refused for now, a refused log-in or sender, no mail server', async () => {
  expect(isFinal(await errorOf({ onRcptTo: (_address, _session, done) => done(refuse(451)) }))).toBe(false);
  expect(isFinal(await errorOf({ onMailFrom: (_address, _session, done) => done(refuse(550)) }))).toBe(false);
  const auth = {
    allowInsecureAuth: true,
    onAuth: (_auth: unknown, _session: unknown, done: (error: Error) => void) => done(refuse(535)),
  };
  const error = await errorOf(auth, 'user:wrong@');
  expect([error.responseCode, isFinal(error)]).toEqual([535, false]);
  expect(isFinal({ code: 'ESOCKET' })).toBe(false);
});
