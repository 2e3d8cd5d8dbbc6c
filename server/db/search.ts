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
  const written = phone === search ? search : phone;
  const all = tsquery(wordsOf(written));
  // Many have the same domain, so an e-mail address is looked for by what is before it.
  const before = wordsOf(written.replace(/@.*/su, ''));
  const isAddress = written.includes('@') && before.length > 0;
  const matches = (words: SQL) =>
    isAddress
      ? sql`(${words} @@ ${tsquery(before)} and coalesce(${words}, ''::tsvector) @@ ${all})`
      : sql`${words} @@ ${all}`;
  const ofUser = matches(sql`users.words`);
  const ofMember = sql`(${matches(sql`family_members.words`)} and status <> 'declined')`;
  return {
    // An array instead of a subquery, so that both indexes are used.
    customers: sql`(${ofUser} or users.id = any(array(select user_id from family_members where ${ofMember})))`,
    isOfCustomer: (id) => sql`(exists (select from users where users.id = ${id} and ${ofUser})
      or exists (select from family_members where user_id = ${id} and ${ofMember}))`,
    patients: sql`(claims.words is not null and ${matches(sql`claims.words`)})`,
  };
}

const wordsOf = (text: string) => text.split(separators).filter(Boolean);

/** A search without words matches nothing. */
const tsquery = (words: string[]) =>
  sql`lower(${words.length ? words.map(prefix).join(' & ') : `'\u0001'`}::text)::tsquery`;

const prefix = (word: string) => `'${word.replace(/[\\']/g, '\\$&')}':*`;
