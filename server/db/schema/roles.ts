/** The values of `users.role`. */
export const roles = ['customer', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];
