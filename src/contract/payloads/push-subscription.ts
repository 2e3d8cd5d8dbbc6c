import * as v from 'valibot';
import { text } from '../fields.ts';
import { payload } from '../payload.ts';

const endpoint = v.pipe(text(1000), v.url('wrong-type'));
const base64url = (length: number) =>
  v.pipe(text(length), v.length(length, 'wrong-type'), v.regex(/^[\w-]+$/, 'wrong-type'));

/** Where the browser takes notifications, and its keys to encrypt them with: `PushSubscription.toJSON()`. */
export const pushSubscription = payload(
  1,
  v.object({ endpoint, keys: v.object({ p256dh: base64url(87), auth: base64url(22) }) }),
);
export type PushSubscriptionPayload = v.InferOutput<(typeof pushSubscription)['schema']>;

export const pushRemoval = payload(1, v.object({ endpoint }));
