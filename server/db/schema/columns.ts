import { boolean, date, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
/** A day without a time, as `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });
/** Whether it is offered. */
export const active = boolean('active').notNull().default(true);
/** When and by which administrator a request was settled. */
export const settled = { settledAt: moment('settled_at'), settledBy: uuid('settled_by') };
export const requestState = text('state').$type<'requested' | 'confirmed' | 'declined'>().notNull();
