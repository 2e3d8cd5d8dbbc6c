import { sql } from 'drizzle-orm';

/**
 * A condition that is true. The commit of a statement with it waits for neither disk nor standby, and may be lost: for
 * counters. Not for transactions, which would be lost with it.
 */
export const noWait = sql`set_config('synchronous_commit', 'off', true) is not null`;

/** Whether the commit of a statement may wait for a standby: not if it only reads. */
export const mayWait = (text: string): boolean =>
  (!/^\s*(select|with)\b/i.test(text) || /\b(insert|update|delete|share)\b/i.test(text)) &&
  !text.includes("set_config('synchronous_commit', 'off', true)");
