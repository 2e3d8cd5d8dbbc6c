import { text } from 'node:stream/consumers';
import { mostCents } from '../../src/contract/admin/decision.ts';
import { deskRoles } from '../../src/contract/admin/roles.ts';
import { email as emailField, newPassword } from '../../src/contract/fields.ts';
import { check } from '../../src/contract/validate.ts';
import { messages as validationMessages } from '../../src/contract/validation-messages/en.ts';
import { isCommon } from '../accounts/common-passwords.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { type AdminCommand, actions, administer } from '../admins/administer.ts';
import type { AdministratorRole } from '../admins/repository.ts';
import { adminPassword, configFromEnvironment, dataInMemory } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { OperatorError } from '../operator-error.ts';
import { callServer } from './client.ts';
import { readHiddenLine } from './hidden-line.ts';

const usage = `npm run admin -- create EMAIL [ROLE [LIMIT]]   creates an administrator
npm run admin -- role EMAIL ROLE [LIMIT]       changes the role
npm run admin -- accounts EMAIL [CUSTOMER…]    sets whose claims this administrator may not decide: their own and their family's
npm run admin -- list                          lists the administrators
npm run admin -- reset EMAIL                   sets a new password, removes the second factor and ends all sessions
npm run admin -- remove EMAIL                  removes an administrator; their decisions stay in the record
npm run admin -- clear-limits                  clears all rate limits, customers' too: for example after the clock was wrong

ROLE is viewer (reads), officer (decides, up to LIMIT dollars if there is one), lead (decides without a limit) or
administrator (offers, people and the audit log as well), which is the default.

The password is read from ADMIN_PASSWORD, or asked for. The server may be running or stopped.`;

const config = configFromEnvironment();
const { hash } = createPasswords(config.argon2, 1);

async function run([name, emailArgument, ...rest]: string[]): Promise<string> {
  const [roleArgument, limitArgument] = rest;
  const action = actions.find((known) => known === name);
  if (!action) throw new OperatorError(usage);
  const email = action === 'list' || action === 'clear-limits' ? '' : validate(emailField, emailArgument, 'EMAIL');
  if (config.databaseUrl === null && config.dataDir === dataInMemory) {
    throw new OperatorError('A database in memory ends with this command. Set DATA_DIR or DATABASE_URL.');
  }
  const passwordHash = action === 'create' || action === 'reset' ? await hash(await readNewPassword()) : '';
  if (action === 'role' && !roleArgument) throw new OperatorError(usage);
  const accounts = action === 'accounts' && { accounts: rest.map((one) => validate(emailField, one, 'CUSTOMER')) };
  const role = action !== 'accounts' && roleArgument && { role: parseRole(roleArgument, limitArgument) };
  const command = { action, email, passwordHash, ...role, ...accounts };
  return (await runOnServer(command)) ?? (await runLocally(command));
}

function parseRole(name: string, limit: string | undefined): AdministratorRole {
  const role = deskRoles.find((known) => known === name);
  const limitCents = limit === undefined ? null : Math.round(Number(limit) * 100);
  const isLimitValid = limitCents === null || (role === 'officer' && limitCents > 0 && limitCents <= mostCents);
  if (!role || !isLimitValid) throw new OperatorError(usage);
  return { role, limitCents };
}

/** A running server has the embedded database open, so it executes the command. Undefined if none is running. */
async function runOnServer(administration: AdminCommand): Promise<string | undefined> {
  const response = config.databaseUrl === null && (await callServer(config.dataDir, '/admin', administration));
  if (!response) return undefined;
  const message = await text(response);
  if (response.statusCode !== 200) throw new OperatorError(message);
  return message;
}

async function runLocally(administration: AdminCommand): Promise<string> {
  const database = await openDatabase(config);
  try {
    return await administer(database.db, administration);
  } finally {
    await database.close();
  }
}

async function readNewPassword(): Promise<string> {
  const fromEnvironment = adminPassword();
  const password = validate(newPassword, fromEnvironment ?? (await readHiddenLine('Password: ')), 'The password');
  if (isCommon(password)) throw new OperatorError(validationMessages.field({ code: 'common-password' }));
  if (fromEnvironment === null && process.stdin.isTTY && (await readHiddenLine('Repeat the password: ')) !== password) {
    throw new OperatorError(validationMessages.field({ code: 'passwords-differ' }));
  }
  return password;
}

function validate(field: typeof emailField | typeof newPassword, value: string | undefined, label: string): string {
  const checked = check(field, value);
  if (checked.ok) return checked.value;
  const [error] = Object.values(checked.errors);
  throw new OperatorError(`${label}: ${error ? validationMessages.field(error) : ''}`);
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
