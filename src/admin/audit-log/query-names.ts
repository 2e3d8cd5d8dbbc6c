import { auditQuery } from '../../contract/admin/audit-log.ts';

export const queryNames = Object.keys(auditQuery.entries);
