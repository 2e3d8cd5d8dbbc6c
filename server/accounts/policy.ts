import type { May } from '../../src/contract/endpoint.ts';
import { type Role, roles } from '../db/schema/roles.ts';

const allowed: Record<May, readonly Role[]> = {
  anyone: roles,
  customer: ['customer', 'premium'],
  premium: ['premium'],
  admin: ['admin'],
};

export const mayUse = (role: Role, access: May) => allowed[access].includes(role);

const isCustomer = (role: Role) => role === 'customer' || role === 'premium';

/**
 * A customer's token stays valid when the premium plan begins or ends, since the account's role decides what it may do. No token of
 * a customer is an administrator's, or the other way round.
 */
export const isTokenRoleValid = (tokenRole: Role, accountRole: Role) =>
  tokenRole === accountRole || (isCustomer(tokenRole) && isCustomer(accountRole));

const day = 24 * 60 * 60;
/** Customers may be offline for weeks; administrators' sessions end after a working day. */
export const sessionSeconds: Record<Role, number> = { customer: 30 * day, premium: 30 * day, admin: day / 3 };
