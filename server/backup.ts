import { constants, setPriority } from 'node:os';
import { makeBackup } from './backups/make.ts';
import { configFromEnvironment } from './config.ts';
import { runCommand } from './run-command.ts';

const [argument] = process.argv.slice(2);
// The server's schedule asks for one if due; a person names a file or has one made in BACKUP_DIR.
const onlyIfDue = argument === '--if-due';
if (onlyIfDue) setPriority(constants.priority.PRIORITY_LOW);

await runCommand(() => makeBackup(configFromEnvironment(), { file: onlyIfDue ? undefined : argument, onlyIfDue }));
