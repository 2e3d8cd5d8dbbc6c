import * as v from 'valibot';

export const openSession = v.object({
  id: v.string(),
  /** such as `Chrome, Android`; null if the browser did not say */
  device: v.nullable(v.string()),
  openedAt: v.string(),
  lastSeenAt: v.string(),
  /** the one that asks */
  isThis: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSession>;

/** The one that was seen last comes first. Log-ins of earlier releases are not listed. */
export const openSessions = v.object({ sessions: v.array(openSession) });

/** All others have ended; this one continues with the new token. */
export const othersEnded = v.object({ token: v.string(), ...openSessions.entries });
