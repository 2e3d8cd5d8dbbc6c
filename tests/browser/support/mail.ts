import { startMailServer } from '../../server/support/mail-server.ts';
import { startSmsProvider } from '../../server/support/sms-provider.ts';
import { startServer, stopServer } from './server-process.ts';
import { test } from './test.ts';

type Mail = Awaited<ReturnType<typeof startMailServer>>;
type Sms = Awaited<ReturnType<typeof startSmsProvider>>;
/** A server of its own whose e-mails and SMS are received here. */
export const testWithMail = test.extend<{ mail: Mail; sms: Sms; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sms: async ({}, use) => {
    const sms = await startSmsProvider('afromessage');
    await use(sms);
    sms.close();
  },
  site: async ({ mail, sms }, use) => {
    const { provider, apiKey, account, url } = sms.settings;
    const server = await startServer({
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
