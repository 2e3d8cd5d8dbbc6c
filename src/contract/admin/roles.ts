/**
 * What an administrator may do, each also what those before it may. `viewer`: read; `officer`: decide up to a limit, and work on
 * customers and requests; `lead`: decide above it, and delete accounts; `administrator`: offers, people and the audit log.
 */
export const deskRoles = ['viewer', 'officer', 'lead', 'administrator'] as const;
export type DeskRole = (typeof deskRoles)[number];

export const hasRole = (role: DeskRole, needed: DeskRole): boolean =>
  deskRoles.indexOf(role) >= deskRoles.indexOf(needed);

/** Who may approve this amount. Only officers have a limit. */
export const mayApprove = (
  { role, limitCents }: { role: DeskRole; limitCents: number | null },
  amountCents: number,
): boolean => hasRole(role, 'lead') || (role === 'officer' && (limitCents === null || amountCents <= limitCents));
