import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestIds } from '../../../../server/http/request-id.ts';

const from = (remoteAddress: string, id?: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('the id of a trusted proxy is kept, so that its log and ours can be read together', () => {
  const idOf = requestIds({ trustProxy: '127.0.0.1,10.0.0.0/8' });
  for (const id of ['7f8a2c', 'b5e6f9a0-1c2d-4e3f-8a9b-0c1d2e3f4a5b', 'Root=1-67891233-abcdef012345678912345678'])
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3']) expect(idOf(from(address, id))).toBe(id);
});

test('anybody else gets a new one, and so does an id that is no id', () => {
  const made = /^[0-9a-f-]{36}$/;
  expect(requestIds({ trustProxy: false })(from('127.0.0.1', 'mine'))).toMatch(made);
  const idOf = requestIds({ trustProxy: '127.0.0.1' });
  expect(idOf(from('196.188.1.1', 'mine'))).toMatch(made);
  for (const id of [undefined, '', 'a b', 'a"b', 'a\nb', 'x'.repeat(65)])
    expect(idOf(from('127.0.0.1', id))).toMatch(made);
});
