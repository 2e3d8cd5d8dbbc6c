import { type SQL, sql } from 'drizzle-orm';
import { storedPhone } from '../../src/contract/phone.ts';

const between = /[\s@.,_+'/()-]+/u;

/**
 * Whoever has, for each word that is searched for, one that begins so. The words are
 * parted here as `search_words` of the database parts them.
 */
export function findable(search: string): { customers: SQL; patients: SQL } {
  const phone = storedPhone(search);
  const words = (phone === search ? search : phone).split(between).filter(Boolean);
  // Nothing but signs finds nothing.
  const query = words.length ? words.map(prefix).join(' & ') : `'\u0001'`;
  const wanted = sql`lower(${query}::text)::tsquery`;
  return {
    customers: sql`users.words @@ ${wanted}`,
    patients: sql`claims.words is not null and claims.words @@ ${wanted}`,
  };
}

const prefix = (word: string) => `'${word.replace(/[\\']/g, '\\$&')}':*`;
