import { startMailServer } from '../../server/support/mail-server.ts';
import { startPushService } from '../../server/support/push-service.ts';
import { startSmsProvider } from '../../server/support/sms-provider.ts';
import { startServer, stopServer } from './server-process.ts';
import { test } from './test.ts';

type Mail = Awaited<ReturnType<typeof startMailServer>>;
type Push = Awaited<ReturnType<typeof startPushService>>;
type Sms = Awaited<ReturnType<typeof startSmsProvider>>;
/** A server of its own whose e-mails, SMS and notifications are received here. */
export const testWithMail = test.extend<{ mail: Mail; push: Push; sms: Sms; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  push: async ({}, use) => {
    const push = await startPushService();
    await use(push);
    push.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sms: async ({}, use) => {
    const sms = await startSmsProvider('afromessage');
    await use(sms);
    sms.close();
  },
  site: async ({ mail, push, sms }, use) => {
    const { provider, apiKey, account, url } = sms.settings;
    const server = await startServer({
      PUSH_SERVICES: push.host,
      SMTP_URL: mail.url,
      MAIL_FROM: 'tenawas@mail.example',
      SMS_PROVIDER: provider,
      SMS_API_KEY: apiKey,
      SMS_ACCOUNT: account,
      SMS_URL: url,
    });
    await use(`http://localhost:${server.port}`);
    await stopServer(server.process);
  },
});
