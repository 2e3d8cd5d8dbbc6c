import type { DeskRole } from '../../src/contract/admin/roles.ts';
import type { May } from '../../src/contract/endpoint.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { Role } from '../db/schema/roles.ts';

/** Set on the request by the access check in `accounts/access.ts`. */
export type Session = {
  userId: string;
  role: Role;
  language: Language;
  token: string;
  /** missing in tokens of earlier releases */
  id?: string;
  hasSecondFactor?: boolean;
  /** of an administrator */
  deskRole: DeskRole;
  limitCents: number | null;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: May;
    deskRole?: DeskRole;
    withoutSecondFactor?: true;
    refusal?: (message: string) => Record<string, string>;
  }
  interface FastifyRequest {
    session: Session | null;
    /** Whom a log-in or a new password is for, while there is no session: of several accounts with one phone number any of them. */
    accountIds: string[] | null;
    /** What the audit log tells of a customer's request; false if the request changed nothing and is not recorded. */
    auditDetails: Record<string, unknown> | false | null;
  }
}
