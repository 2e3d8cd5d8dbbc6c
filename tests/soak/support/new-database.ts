import pg from 'pg';
import { newId } from '../../../server/db/uuid.ts';

export const urlIn = (socket: string, name: string) => `postgresql://tests@localhost/${name}?host=${socket}`;

/** Creates an empty database in this cluster and returns its URL. */
export async function newDatabase(socket: string): Promise<string> {
  const name = `s_${newId().replaceAll('-', '')}`;
  const client = new pg.Client(urlIn(socket, 'postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return urlIn(socket, name);
}
