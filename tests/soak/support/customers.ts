import { addUser } from '../../../server/accounts/repository.ts';
import { signingKeys } from '../../../server/accounts/signing-keys.ts';
import { createTokens } from '../../../server/accounts/tokens.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Role } from '../../../server/db/schema/roles.ts';
import { newId } from '../../../server/db/uuid.ts';

export const tokenSecret = 'a secret that the servers under trial share, of no use elsewhere';

export type Customer = { id: string; email: string; token: string };

/** Creates logged-in accounts directly in the database, because hashing passwords is slow and not tested here. */
export async function createCustomers(
  { db }: Database,
  count: number,
  role: Role = 'customer',
  passwordHash = 'none',
): Promise<Customer[]> {
  const tokens = createTokens(signingKeys({ secret: tokenSecret, accepted: null }));
  const customers: Customer[] = [];
  while (customers.length < count) {
    const email = `${newId()}@soak.example`;
    const user = await addUser(db, { role, username: 'Tried', email, phone: '1', passwordHash });
    if (!user) throw new Error(`${email} is taken.`);
    customers.push({ id: user.id, email, token: await tokens.sign({ userId: user.id, role, version: 0 }) });
  }
  return customers;
}
