import { withDatabase } from '../database.ts';

/** Not a standard, so TypeScript's library does not declare it. */
type Connection = { saveData?: boolean; type?: string };

/** Whether the connection is paid by the megabyte, as far as the browser tells. */
export function isMetered({ connection } = navigator as { connection?: Connection }): boolean {
  return connection?.type === 'cellular' || (connection?.saveData === true && connection.type !== 'wifi');
}

const key = 'photos-on-wifi-only';

/** The customers' choice on this phone. */
export const readWifiOnly = async (): Promise<boolean> =>
  (await withDatabase((database) => database.get('session', key))) === true;

export const saveWifiOnly = (isChosen: boolean): Promise<unknown> =>
  withDatabase((database) => database.put('session', isChosen, key));

/** Photos wait until the phone is on Wi-Fi. */
export const isHeldForWifi = async (): Promise<boolean> => isMetered() && (await readWifiOnly());
