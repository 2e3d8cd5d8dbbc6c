import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { birrRates } from '../../../server/db/schema/offers.ts';
import { subscriptions } from '../../../server/db/schema/orders.ts';
import { newId } from '../../../server/db/uuid.ts';
import type { Customer } from '../support/customers.ts';
import { pause } from '../support/wait.ts';

const services = ['maternity-care', 'routine-checkups', 'hospital-network', 'claims-management'];

export type Order = { id: string; customer: Customer; isByQuarter: boolean };

/** `isByQuarter`: which of them are paid in instalments. */
export async function createOrders(
  { db }: Database,
  customers: Customer[],
  isByQuarter = (_index: number) => false,
): Promise<Order[]> {
  await db.insert(birrRates).values({ since: '2026-01-01', rate: 151.37 });
  const orders = customers.flatMap((customer) => services.map((service) => ({ id: newId(), customer, service })));
  await db.insert(subscriptions).values(
    orders.map(({ id, customer, service }, index) => ({
      id,
      userId: customer.id,
      serviceSlug: service,
      number: `R-SOAK${index}`,
      yearlyPrice: sql`(select yearly_price from services where slug = ${service})`,
      instalmentsPaid: isByQuarter(index) ? 0 : null,
      state: 'requested' as const,
      receivedAt: new Date(),
    })),
  );
  return orders.map((order, index) => ({ ...order, isByQuarter: isByQuarter(index) }));
}

/** As the page does: once more after a lost reply or a busy server, for the same order. */
export async function beginPayment(url: string, { id, customer }: Order): Promise<string> {
  for (;;) {
    const body = JSON.stringify({ id: newId(), order: { kind: 'subscription', id } });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` };
    const response = await fetch(`${url}/api/payments`, { method: 'POST', headers, body }).catch(() => undefined);
    const payment = response?.status === 201 ? await response.json().catch(() => undefined) : undefined;
    if (payment) return payment.id;
    await response?.body?.cancel();
    await pause(1_000);
  }
}

/** As a provider does: again, while it is not answered with success. */
export async function sendWebhook(url: string, { body, headers }: { body: string; headers: Record<string, string> }) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(`${url}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(500);
  }
}
