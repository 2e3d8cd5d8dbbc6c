import { startMailServer } from '../../server/support/mail-server.ts';
import { startServer, stopServer } from './server-process.ts';
import { test } from './test.ts';

type Mail = Awaited<ReturnType<typeof startMailServer>>;
/** A server of its own whose e-mails are received here. */
export const testWithMail = test.extend<{ mail: Mail; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.close();
  },
  site: async ({ mail }, use) => {
    const server = await startServer({ SMTP_URL: mail.url, MAIL_FROM: 'tenawas@mail.example' });
    await use(`http://localhost:${server.port}`);
    await stopServer(server.process);
  },
});
