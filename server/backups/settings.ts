import { OperatorError } from '../operator-error.ts';
import { parseCount } from '../parse-setting.ts';

export type BackupSettings = {
  /** to which backups are encrypted, or null */
  backupPublicKey: string | null;
  /** where backups are made without a file's name, or null */
  backupDir: string | null;
  /** how often the server makes one, in hours, or null */
  backupEvery: number | null;
  /** how many of them are kept */
  backupKeep: number;
  /** a database of a PostgreSQL where others can be created to check backups, or null */
  backupCheckUrl: string | null;
};

export const withoutBackups: BackupSettings = {
  backupPublicKey: null,
  backupDir: null,
  backupEvery: null,
  backupKeep: 14,
  backupCheckUrl: null,
};

export function parseBackups(env: (name: string) => string | null): BackupSettings {
  const [backupPublicKey, backupDir] = [env('BACKUP_PUBLIC_KEY'), env('BACKUP_DIR')];
  if (backupPublicKey !== null && !/^age1[a-z0-9]{50,}$/.test(backupPublicKey))
    throw new OperatorError('BACKUP_PUBLIC_KEY must be a public key of age, such as age-keygen prints: age1….');
  const backupEvery = parseCount('BACKUP_EVERY', env('BACKUP_EVERY'));
  if (backupEvery !== null && backupDir === null) throw new OperatorError('BACKUP_EVERY needs BACKUP_DIR.');
  return {
    backupPublicKey,
    backupDir,
    backupEvery,
    backupKeep: parseCount('BACKUP_KEEP', env('BACKUP_KEEP')) ?? withoutBackups.backupKeep,
    backupCheckUrl: env('BACKUP_CHECK_URL'),
  };
}
