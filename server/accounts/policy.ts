import type { May } from '../../src/contract/endpoint.ts';
import { type Role, roles } from '../db/roles.ts';

const allowed: Record<May, readonly Role[]> = {
  anyone: roles,
  customer: ['customer', 'premium'],
  premium: ['premium'],
  admin: ['admin'],
};

export const mayUse = (role: Role, access: May) => allowed[access].includes(role);

/** Whose plan was raised goes on with the token there is, as what the account is now. Of any other change a token is over. */
export const tokenHolds = (tokens: Role, account: Role) =>
  tokens === account || (tokens === 'customer' && account === 'premium');

const day = 24 * 60 * 60;
/** A customer's network may be gone for weeks; an administrator's session ends with the working day. */
export const sessionSeconds: Record<Role, number> = { customer: 30 * day, premium: 30 * day, admin: day / 3 };
