import { type SQL, sql } from 'drizzle-orm';
import { storedPhone } from '../../src/contract/phone.ts';

const separators = /[\s@.,_+'/()-]+/u;

type Conditions = {
  /** on `users`, by an index */
  customers: SQL;
  /** whether the customer with this id matches */
  isOfCustomer: (id: SQL) => SQL;
  /** on `claims` */
  patients: SQL;
};

/** Customers are found by their family as well. Matches rows that have, for each word of the search, a word with that prefix. Splits like the SQL function `search_words`. */
export function searchConditions(search: string): Conditions {
  const phone = storedPhone(search);
  const words = (phone === search ? search : phone).split(separators).filter(Boolean);
  // A search without words matches nothing.
  const query = words.length ? words.map(prefix).join(' & ') : `'\u0001'`;
  const tsquery = sql`lower(${query}::text)::tsquery`;
  return {
    // An array instead of a subquery, so that both indexes are used.
    customers: sql`(users.words @@ ${tsquery} or users.id = any(array(
      select user_id from family_members where family_members.words @@ ${tsquery} and status <> 'declined')))`,
    isOfCustomer: (id) => sql`(exists (select from users where users.id = ${id} and users.words @@ ${tsquery})
      or exists (select from family_members where user_id = ${id} and family_members.words @@ ${tsquery} and status <> 'declined'))`,
    patients: sql`claims.words is not null and claims.words @@ ${tsquery}`,
  };
}

const prefix = (word: string) => `'${word.replace(/[\\']/g, '\\$&')}':*`;
