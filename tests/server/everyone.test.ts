import { expect, test } from 'vitest';
import { removeAdministrator } from '../../server/admins/repository.ts';
import { newId } from '../../server/db/uuid.ts';
import { carryOut } from '../../server/deletion/carry-out.ts';
import { listDeletions } from '../../server/deletion/repository.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Endpoint, May } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();
const all = [
  ...Object.entries(endpoints),
  ...Object.entries(adminEndpoints).map(([name, call]) => [`desk ${name}`, call]),
] as [string, Endpoint][];

/** The response of the access check, or `in` if the request passed it. */
type Door = 'in' | 401 | 403 | 404;
const expected: Record<May, Record<string, Door>> = {
  anyone: { nobody: 'in', customer: 'in', premium: 'in', admin: 'in', deleted: 'in', removed: 'in' },
  customer: { nobody: 401, customer: 'in', premium: 'in', admin: 403, deleted: 401, removed: 401 },
  premium: { nobody: 401, customer: 403, premium: 'in', admin: 403, deleted: 401, removed: 401 },
  admin: { nobody: 404, customer: 404, premium: 404, admin: 'in', deleted: 404, removed: 401 },
};

const never = 'There is nothing at this address.';

async function door(call: Endpoint, as: Customer | undefined): Promise<Door> {
  const { statusCode, json } = await context.ask({
    method: call.method,
    url: `/api${call.path.replace(/:\w+/, newId())}`,
    ...(as && { as }),
    // An invalid payload, so that requests with access have no effect.
    ...(call.payload && { payload: '[]', headers: { 'content-type': 'application/json' } }),
  });
  if (statusCode === 401 || statusCode === 403) return call.may === 'anyone' ? 'in' : statusCode;
  // With access, 404 refers to the id in the path.
  return statusCode === 404 && call.may === 'admin' && as?.token !== administrator.token && json().message === never
    ? 404
    : 'in';
}

let administrator: Customer;

test('every endpoint is accessible to exactly its declared roles', async () => {
  administrator = await context.customer('admin');
  const [deleted, removed] = [await context.customer(), await context.customer('admin')];
  await context.post('/deletion', { currentPassword: password }, deleted);
  const [request] = await listDeletions(context.db, { userId: deleted.id, most: 1 });
  expect(await carryOut(context.db, request?.request.id ?? '', administrator.id)).toBe('done');
  await removeAdministrator(context.db, removed.email);

  const found: Record<string, Record<string, Door>> = {};
  const wanted: Record<string, Record<string, Door>> = {};
  for (const [name, call] of all) {
    administrator = await context.customer('admin');
    const who: Record<string, Customer | undefined> = {
      nobody: undefined,
      // New accounts for each endpoint, since some end the session or request the deletion.
      customer: await context.customer(),
      premium: await context.customer('premium'),
      admin: administrator,
      deleted,
      removed,
    };
    found[name] = {};
    for (const [role, as] of Object.entries(who)) found[name][role] = await door(call, as);
    wanted[name] = expected[call.may];
  }
  expect(found).toEqual(wanted);
  expect(all.length).toBeGreaterThan(45);
});
