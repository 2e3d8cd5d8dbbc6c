import { check } from '../../src/contract/check.ts';
import { email as emailField, newPassword } from '../../src/contract/fields.ts';
import { said } from '../../src/contract/said/en.ts';
import { isCommon } from '../accounts/common-passwords.ts';
import { passwordsWith } from '../accounts/passwords.ts';
import { CannotStart } from '../cannot-start.ts';
import { adminPassword, configFromEnvironment, dataInMemory } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { forgetAll } from '../limits/repository.ts';
import { hiddenLine } from './hidden-line.ts';
import { addAdministrator, listAdministrators, removeAdministrator, resetPassword } from './repository.ts';

const usage = `npm run admin -- create EMAIL    a new administrator
npm run admin -- list            who they are
npm run admin -- reset EMAIL     another password; every session of theirs ends
npm run admin -- remove EMAIL    no longer one; what they decided stays in the record
npm run admin -- clear-limits    nobody has to wait any more, customers neither: for when a clock had run ahead

The password is asked for, or taken from ADMIN_PASSWORD. The embedded database is for one process alone:
stop the server first, or run it on PostgreSQL with DATABASE_URL.`;

const config = configFromEnvironment();
const { hash } = passwordsWith(config.argon2, 1);

async function run([action = '', written]: string[]): Promise<string> {
  if (!['create', 'list', 'reset', 'remove', 'clear-limits'].includes(action)) throw new CannotStart(usage);
  const email = action === 'list' || action === 'clear-limits' ? '' : right(emailField, written, 'EMAIL');
  if (config.databaseUrl === null && config.dataDir === dataInMemory) {
    throw new CannotStart('A database in memory is gone when this command ends. Name a DATA_DIR or a DATABASE_URL.');
  }
  const passwordHash = action === 'create' || action === 'reset' ? await hash(await chosenPassword()) : '';
  const database = await openDatabase(config);
  try {
    const { db } = database;
    switch (action) {
      case 'create':
        if (!(await addAdministrator(db, email, passwordHash)))
          throw new CannotStart(`${email} has an account already.`);
        return `${email} is an administrator now, and logs in at /admin.`;
      case 'reset':
        if (!(await resetPassword(db, email, passwordHash))) throw new CannotStart(`${email} is no administrator.`);
        return `The password of ${email} is another now.`;
      case 'remove':
        if (!(await removeAdministrator(db, email))) throw new CannotStart(`${email} is no administrator.`);
        return `${email} is no administrator any more.`;
      case 'clear-limits':
        await forgetAll(db);
        return 'All counts of attempts begin anew.';
      default: {
        const all = await listAdministrators(db);
        const lines = all.map((one) => `${one.email}  since ${one.createdAt.toISOString().slice(0, 10)}`);
        return lines.join('\n') || 'There is no administrator yet.';
      }
    }
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
