import type { May } from '../../src/contract/endpoint.ts';
import { type Role, roles } from '../db/roles.ts';

const allowed: Record<May, readonly Role[]> = {
  anyone: roles,
  customer: ['customer', 'premium'],
  premium: ['premium'],
  admin: ['admin'],
};

export const mayUse = (role: Role, access: May) => allowed[access].includes(role);

/** A token stays valid when its account is upgraded to premium, and becomes invalid with any other change of role. */
export const isTokenRoleValid = (tokenRole: Role, accountRole: Role) =>
  tokenRole === accountRole || (tokenRole === 'customer' && accountRole === 'premium');

const day = 24 * 60 * 60;
/** Customers may be offline for weeks; administrators' sessions end after a working day. */
export const sessionSeconds: Record<Role, number> = { customer: 30 * day, premium: 30 * day, admin: day / 3 };
