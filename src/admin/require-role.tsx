import type { ReactNode } from 'react';
import { type DeskRole, hasRole } from '../contract/admin/roles.ts';
import { useDeskSession } from './session.ts';

/** Whether the administrator's role allows what needs this one. The server decides; this only hides what it would refuse. */
export const useHasRole = (role: DeskRole): boolean =>
  useDeskSession(({ session }) => session !== undefined && hasRole(session.administrator.role, role));

export function RequireRole({ deskRole, children }: { deskRole: DeskRole; children: ReactNode }) {
  return useHasRole(deskRole) ? children : null;
}
