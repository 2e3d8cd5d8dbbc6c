import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { defaults } from '../../../server/config.ts';
import { startMailServer } from '../../server/support/mail-server.ts';
import { startPushService } from '../../server/support/push-service.ts';
import { shortLived } from '../../server/support/short-lived.ts';
import { startSmsProvider } from '../../server/support/sms-provider.ts';
import { testConfig } from '../../server/support/test-config.ts';

type Outside = {
  mail: Awaited<ReturnType<typeof startMailServer>>;
  sms: Awaited<ReturnType<typeof startSmsProvider>>;
  push: Awaited<ReturnType<typeof startPushService>>;
};
type ServerWithMail = Outside & {
  /** as if every log-in were an hour ago */
  ageLogIns: () => Promise<void>;
};

/**
 * A server for one test file, which its pages use instead of the shared one. What it sends is received here, and it
 * limits log-ins and codes as in production.
 */
export function openServerWithMail(): ServerWithMail {
  const outside = {} as Outside;
  const child = fork('tests/app/support/server-process.ts', [inject('dump')], {
    execArgv: ['--import', 'tsx', ...shortLived],
  });
  const started = once(child, 'message');
  let origin = '';

  beforeAll(async () => {
    outside.mail = await startMailServer();
    outside.sms = await startSmsProvider('afromessage');
    outside.push = await startPushService();
    child.send({
      ...testConfig,
      smtpUrl: outside.mail.url,
      mailFrom: 'tenawas@mail.example',
      sms: outside.sms.settings,
      pushServices: [outside.push.host],
      deliverEvery: 100,
      limits: { ...testConfig.limits, logIn: defaults.limits.logIn, codes: defaults.limits.codes },
    });
    const [port] = await started;
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    const exited = once(child, 'exit');
    child.disconnect();
    await exited;
    await outside.mail.close();
    outside.sms.close();
    outside.push.close();
  });

  const shared = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = (input, init) => shared(typeof input === 'string' ? new URL(input, origin) : input, init);
    for (const { received } of [outside.mail, outside.sms, outside.push]) received.length = 0;
  });
  afterEach(() => {
    globalThis.fetch = shared;
  });
  async function ageLogIns() {
    const done = once(child, 'message');
    child.send('age log-ins');
    await done;
  }
  return Object.assign(outside, { ageLogIns });
}
