import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeEach } from 'vitest';
import { startMailServer } from '../../server/support/mail-server.ts';
import { startSmsProvider } from '../../server/support/sms-provider.ts';

/** A server of its own for the pages of this file, whose e-mails and SMS are received here. */
export async function startServerWithMail() {
  const mail = await startMailServer();
  const sms = await startSmsProvider('afromessage');
  const settings = { smtpUrl: mail.url, mailFrom: 'tenawas@mail.example', sms: sms.settings };
  // In a process of its own, since a module of the server does not know its file in this environment.
  const server = fork('tests/app/account/server-process.ts', [JSON.stringify(settings)], {
    execArgv: ['--import', 'tsx'],
  });
  const origin = await new Promise<string>((started, failed) => {
    server.once('message', started);
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
  });

  const pass = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = (input, init) =>
      pass(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init);
  });
  afterAll(async () => {
    server.disconnect();
    await once(server, 'exit');
    await mail.close();
    sms.close();
  });
  return { mail: mail.received, sms: sms.received };
}

export const codeIn = (message: { text: string } | undefined) => /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
export const wrongCode = (code: string) => (code === '123456' ? '654321' : '123456');
