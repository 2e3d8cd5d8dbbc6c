import { withDatabase } from './database.ts';

const key = 'push-owner';

/** The customer whose notifications this phone shows. A browser has one subscription, however many customers log in. */
export const readPushOwner = () => withDatabase((database) => database.get('session', key));

export const savePushOwner = (id: string) => withDatabase((database) => database.put('session', id, key));

export const deletePushOwner = () => withDatabase((database) => database.delete('session', key));
