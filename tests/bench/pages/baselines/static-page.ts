/** The smallest worker for offline use: precaches these URLs and responds from the cache. */
export const smallestWorker = (addresses: readonly string[]) => `
oninstall = (event) => event.waitUntil(caches.open('1').then((kept) => kept.addAll(${JSON.stringify(addresses)})));
onfetch = (event) => event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)));
`;

export const workerPath = '/sw.js';

const register = `<script>onload=()=>navigator.serviceWorker.register('${workerPath}')</script>`;
const style =
  'body{margin:1rem auto;max-width:40rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}h1{line-height:1.2}nav a{margin-right:1rem}';

/** A hand-written page: text, ten lines of CSS, and a worker registered after loading. */
export const staticPage = (title: string, body: string, script = register) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>${body}${script}</body></html>`;
