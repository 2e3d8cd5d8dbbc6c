/** Tables that grow with customers and claims. On a million claims each of the statements below holds up claims for seconds. */
const largeTables =
  'users sessions letters claims claim_events claim_event_texts claim_photos photos photo_pieces notices deliveries audit_log';

type Rules = [pattern: RegExp, instead: string][];
const locking = (large: string): Rules => [
  [new RegExp(`^CREATE (UNIQUE )?INDEX .*\\bON (ONLY )?(${large})\\b`), 'make the index CONCURRENTLY, in steps'],
  [new RegExp(`^(UPDATE|DELETE FROM) (${large})\\b`), 'change the rows some thousands at a time, in steps'],
];
const lockingIfAltered: Rules = [
  [/ADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY)(?!.*NOT VALID)/, 'add it NOT VALID, and VALIDATE it in steps'],
  [/ADD (CONSTRAINT \w+ )?(UNIQUE|PRIMARY KEY) \(/, 'make the index CONCURRENTLY, in steps, and add it USING INDEX'],
  [/GENERATED (ALWAYS|BY DEFAULT)/, 'rewrites the table: fill a plain column in steps'],
  [/DEFAULT (gen_random_uuid|clock_timestamp|random|nextval)/, 'rewrites the table: fill the column in steps'],
  [/ALTER (COLUMN )?\w+ (SET DATA )?TYPE/, 'rewrites the table: add a column and fill it in steps'],
  [/SET NOT NULL/, 'add CHECK (… IS NOT NULL) NOT VALID, and VALIDATE it in steps'],
];

const plain = (text: string) => text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();

/** What a migration that runs in one transaction does that locks a large table, and what to do instead. */
export function longLocks(text: string): string[] {
  const isNew = (table: string) => new RegExp(`CREATE TABLE (IF NOT EXISTS )?${table}\\b`).test(text);
  const large = largeTables
    .split(' ')
    .filter((table) => !isNew(table))
    .join('|');
  const statements = text
    .replace(/\$\$.*?\$\$/gs, '')
    .split(';')
    .map(plain);
  return statements.flatMap((statement) => {
    const isAltered = new RegExp(`^ALTER TABLE (ONLY )?(${large})\\b`).test(statement);
    const rules = isAltered ? lockingIfAltered : locking(large);
    return rules.filter(([pattern]) => pattern.test(statement)).map(([, instead]) => `${statement}: ${instead}`);
  });
}

/** What is wrong with the steps of a migration: each is a paragraph of one statement that can be repeated. */
export function wrongSteps(text: string): string[] {
  const steps = text
    .trim()
    .split(/\n{2,}/)
    .map(plain);
  return steps.filter((step, index) => {
    const made = /^CREATE (UNIQUE )?INDEX CONCURRENTLY (\w+)/.exec(step)?.[2];
    if (made) return steps[index - 1] !== `DROP INDEX CONCURRENTLY IF EXISTS ${made};`;
    if (/^DO \$\$/.test(step)) return !/COMMIT;/.test(step);
    return !/^(DROP INDEX CONCURRENTLY IF EXISTS \w+|ALTER TABLE \w+ VALIDATE CONSTRAINT \w+);$/.test(step);
  });
}
