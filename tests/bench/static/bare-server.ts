import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { forkModule } from '../child.ts';

/** A recorded response to replay. */
export type RecordedResponse = { head: Record<string, string>; body: string };

const here = fileURLToPath(import.meta.url);

/** A plain Node.js HTTP server in a child process that always sends the same bytes: the upper bound for Node.js. */
export async function bareServer(response: RecordedResponse): Promise<{ port: number; process: ChildProcess }> {
  const { process: child, message: port } = await forkModule<number>(here, response);
  return { port, process: child };
}

if (process.argv[1] === here) {
  process.once('disconnect', () => process.exit());
  const { head, body } = JSON.parse(process.argv[2] ?? '') as RecordedResponse;
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, head).end(bytes));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(address && typeof address === 'object' ? address.port : 0);
  });
}
