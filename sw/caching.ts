/// <reference lib="webworker" />
import { asksForFile, file } from './files.ts';
import { asksForPage, page } from './pages.ts';
import { asksForPrices, prices } from './prices.ts';

type Asks = (request: Request, url: URL) => boolean;
type Strategy = (request: Request, url: URL, event: ExtendableEvent) => Promise<Response>;

/** The first that is asked for answers. All else is the network's. */
const strategies: readonly (readonly [Asks, Strategy])[] = [
  [asksForPage, page],
  [asksForPrices, prices],
  [asksForFile, file],
];

export function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return undefined;
  const found = strategies.find(([asks]) => asks(request, url));
  return found?.[1](request, url, event);
}
