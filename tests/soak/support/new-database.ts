import pg from 'pg';
import { newId } from '../../../server/db/uuid.ts';

export const databaseUrl = (socket: string, name: string) => `postgresql://tests@localhost/${name}?host=${socket}`;

/** Creates an empty database in this cluster and returns its URL. */
export async function createDatabase(socket: string): Promise<string> {
  const name = `s_${newId().replaceAll('-', '')}`;
  const client = new pg.Client(databaseUrl(socket, 'postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return databaseUrl(socket, name);
}
