import pg from 'pg';
import { newId } from '../../../server/db/uuid.ts';

export const urlIn = (socket: string, name: string) => `postgresql://tests@localhost/${name}?host=${socket}`;

/** The address of a new and empty database in this cluster. */
export async function newDatabase(socket: string): Promise<string> {
  const name = `s_${newId().replaceAll('-', '')}`;
  const client = new pg.Client(urlIn(socket, 'postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return urlIn(socket, name);
}
