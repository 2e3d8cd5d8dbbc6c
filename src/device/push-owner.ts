import { withDatabase } from './database.ts';

const key = 'push-owner';

/** The id of the customer who gets push notifications on this device. A browser has one push subscription, even if several customers log in. */
export const readPushOwner = () => withDatabase((database) => database.get('session', key));

export const savePushOwner = (id: string) => withDatabase((database) => database.put('session', id, key));

export const deletePushOwner = () => withDatabase((database) => database.delete('session', key));
