import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Customer, somebody } from '../house/customer.ts';
import { asAfterFirstStart, startServer, stopServer } from '../house/server-process.ts';
import { test } from '../house/test.ts';

export const approve = { action: 'approve', amountCents: 10_000 };
export const decline = { action: 'decline', code: 'not-covered' };
export const review = { action: 'review' };
type Decision = typeof approve | typeof decline | typeof review | undefined;

export type Desk = {
  origin: string;
  customer(name: string, premium?: boolean): Promise<Customer>;
  /** sends these claims for the customer, in this order, and decides each */
  claims(customer: Customer, decisions: Record<string, Decision>): Promise<void>;
};

const administrator = { email: 'desk@mail.example', password: 'coffee at the long table' };

/** A server of its own with an administrator, made as one is made: on the command line. */
export const withDesk = test.extend<{ desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
  desk: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'tenawas-desk-'));
    await asAfterFirstStart(directory);
    execFileSync(process.execPath, ['--import', 'tsx', 'server/admins/command.ts', 'create', administrator.email], {
      env: { ...process.env, DATA_DIR: directory, ADMIN_PASSWORD: administrator.password },
    });
    const server = await startServer({ DATA_DIR: directory });
    await use(deskAt(`http://localhost:${server.port}`));
    await stopServer(server.process);
    await rm(directory, { recursive: true });
  },
});

function deskAt(origin: string): Desk {
  const ask = async (path: string, { token, body, key }: { token?: string; body?: object; key?: string } = {}) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  return {
    origin,
    async customer(name, premium = false) {
      const customer = somebody(name);
      const { password, ...known } = customer;
      const body = { ...known, password, ...(!premium && { confirmPassword: password }) };
      await ask(premium ? '/premium-register' : '/register', { body });
      return customer;
    },
    async claims({ email, password }, decisions) {
      const { Token: token } = await ask('/login', { body: { email, password } });
      const { token: adminToken } = await ask('/admin/login', { body: administrator });
      const { hospitals, paymentMethods } = await ask('/options');
      for (const [service, decision] of Object.entries(decisions)) {
        const body = { hospital: hospitals[0].name, service, paymentMethod: paymentMethods[0].name, description: '' };
        await ask('/claims', { token, body, key: randomUUID() });
        const { claims } = await ask('/claims', { token });
        if (!decision) continue;
        const { version } = await ask(`/admin/claims/${claims[0].id}`, { token: adminToken });
        await ask(`/admin/claims/${claims[0].id}/decision`, { token: adminToken, body: { ...decision, version } });
      }
    },
  };
}
