import type { Page } from '@playwright/test';
import { fillClaim, optionsLoaded, submitClaim } from '../../browser/claims/claim-form.ts';
import { type Network, networks } from '../network/networks.ts';
import type { ThrottlingProxy } from '../network/throttling-proxy.ts';
import { wallClock } from '../network/transfer.ts';
import { type App, startApp, storageStateOf } from '../pages/app-server.ts';
import { Phone } from '../pages/phone.ts';
import type { Part } from '../part.ts';
import { fixed, median, table } from '../table.ts';

const [photos, kilobytes] = [3, 250];
const [dropEvery, dropLasts] = [10_000, 200];
const [slow3g] = networks as [Network];
const needed = (photos * kilobytes * 1024) / slow3g.bytesPerSecond;

export const uploads: Part = {
  title: 'Photographs on a bad line',
  explanation: `A claim with ${photos} files of ${kilobytes} kB is submitted on ${slow3g.name} (both directions limited, ${slow3g.latency} ms before the first byte of each request is
heard). Every ${dropEvery / 1000} s all connections break, and none can be opened for ${dropLasts} ms. Measured from the first request about a photo until the page says
that all have arrived, beside the ${fixed(needed)} s that their bytes alone need.`,
  async measure({ runs }) {
    const app = await startApp();
    const seconds: number[] = [];
    for (let run = 0; run < runs; run++) seconds.push(await upload(app, run));
    await app.close();
    const ratio = median(seconds) / needed;
    return {
      text: table(
        ['run', 'seconds'],
        seconds.map((value, run) => [String(run + 1), fixed(value)]),
      ),
      budgetValues: [
        { line: 'three photographs with a drop every 10 s / the bytes alone', at: slow3g.name, value: ratio },
      ],
    };
  },
};

async function upload({ proxy }: App, run: number): Promise<number> {
  const phone = await Phone.new(await storageStateOf(proxy, 3));
  const page = await phone.context.newPage();
  await page.goto(`${proxy.origin}/claimform`);
  await optionsLoaded(page);
  await fillClaim(page);
  await addPhotos(page, run);
  await proxy.waitUntilIdle(2_000);
  proxy.transfers.length = 0;
  proxy.throttleUplink(slow3g);
  const drops = dropRegularly(proxy);
  await submitClaim(page);
  await page.getByText(`${photos} of ${photos} photographs have arrived.`).waitFor();
  const end = wallClock();
  clearInterval(drops);
  proxy.throttleUplink({ name: slow3g.name, latency: 0, bytesPerSecond: Number.POSITIVE_INFINITY });
  await phone.close();
  const first = proxy.transfers.find(({ path }) => path.startsWith('/api/photos'));
  return (end - (first?.requestedAt ?? Number.NaN)) / 1000;
}

function dropRegularly(proxy: ThrottlingProxy): NodeJS.Timeout {
  return setInterval(() => {
    proxy.cut();
    setTimeout(() => proxy.restore(), dropLasts);
  }, dropEvery);
}

/** PDFs are sent as they are, so their sizes are exact. Those of another run would not be sent again. */
async function addPhotos(page: Page, run: number): Promise<void> {
  const [start, end] = [`%PDF-1.4\nRun ${run}\n`, '\n%%EOF\n'];
  const files = Array.from({ length: photos }, (_, at) => ({
    name: `${at}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(start + String(at).repeat(kilobytes * 1024 - start.length - end.length) + end),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText(`Photograph ${photos} of ${photos}`).waitFor();
}
