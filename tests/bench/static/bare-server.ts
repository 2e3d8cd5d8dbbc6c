import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { forked } from '../child.ts';

/** What a server answered, to be answered again. */
export type Answer = { head: Record<string, string>; body: string };

const here = fileURLToPath(import.meta.url);

/** Node's own HTTP server in a process of its own, which answers everything with these very bytes: the most that Node can do. */
export async function bareServer(answer: Answer): Promise<{ port: number; process: ChildProcess }> {
  const { process: child, said } = await forked<number>(here, answer);
  return { port: said, process: child };
}

if (process.argv[1] === here) {
  process.once('disconnect', () => process.exit());
  const { head, body } = JSON.parse(process.argv[2] ?? '') as Answer;
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, head).end(bytes));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(address && typeof address === 'object' ? address.port : 0);
  });
}
