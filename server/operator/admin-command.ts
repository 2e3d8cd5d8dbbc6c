import { text } from 'node:stream/consumers';
import { email as emailField, newPassword } from '../../src/contract/fields.ts';
import { check } from '../../src/contract/validate.ts';
import { said } from '../../src/contract/validation-messages/en.ts';
import { isCommon } from '../accounts/common-passwords.ts';
import { passwordsWith } from '../accounts/passwords.ts';
import { type Administration, actions, administer } from '../admins/administer.ts';
import { CannotStart } from '../cannot-start.ts';
import { adminPassword, configFromEnvironment, dataInMemory } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { askServer } from './ask.ts';
import { hiddenLine } from './hidden-line.ts';

const usage = `npm run admin -- create EMAIL    a new administrator
npm run admin -- list            who they are
npm run admin -- reset EMAIL     another password; every session of theirs ends
npm run admin -- remove EMAIL    no longer one; what they decided stays in the record
npm run admin -- clear-limits    nobody has to wait any more, customers neither: for when a clock had run ahead

The password is asked for, or taken from ADMIN_PASSWORD. The server may run meanwhile, or not.`;

const config = configFromEnvironment();
const { hash } = passwordsWith(config.argon2, 1);

async function run([wanted, written]: string[]): Promise<string> {
  const action = actions.find((known) => known === wanted);
  if (!action) throw new CannotStart(usage);
  const email = action === 'list' || action === 'clear-limits' ? '' : right(emailField, written, 'EMAIL');
  if (config.databaseUrl === null && config.dataDir === dataInMemory) {
    throw new CannotStart('A database in memory is gone when this command ends. Name a DATA_DIR or a DATABASE_URL.');
  }
  const passwordHash = action === 'create' || action === 'reset' ? await hash(await chosenPassword()) : '';
  return (await doneByServer({ action, email, passwordHash })) ?? (await doneHere({ action, email, passwordHash }));
}

/** The server that has the embedded database open does it, where one is running. */
async function doneByServer(administration: Administration): Promise<string | undefined> {
  const answer = config.databaseUrl === null && (await askServer(config.dataDir, '/admin', administration));
  if (!answer) return undefined;
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new CannotStart(said);
  return said;
}

async function doneHere(administration: Administration): Promise<string> {
  const database = await openDatabase(config);
  try {
    return await administer(database.db, administration);
  } finally {
    await database.close();
  }
}

async function chosenPassword(): Promise<string> {
  const given = adminPassword();
  const password = right(newPassword, given ?? (await hiddenLine('Password: ')), 'The password');
  if (isCommon(password)) throw new CannotStart(said.field({ code: 'common-password' }));
  if (given === null && process.stdin.isTTY && (await hiddenLine('Once more: ')) !== password) {
    throw new CannotStart(said.field({ code: 'passwords-differ' }));
  }
  return password;
}

function right(field: typeof emailField | typeof newPassword, written: string | undefined, what: string): string {
  const checked = check(field, written);
  if (checked.ok) return checked.value;
  const [error] = Object.values(checked.errors);
  throw new CannotStart(`${what}: ${error ? said.field(error) : ''}`);
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
