import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A private authority, and the certificate of a database at 127.0.0.1 that it has signed. */
export function makeCertificates() {
  const home = mkdtempSync(join(tmpdir(), 'tenawas-ca-'));
  chmodSync(home, 0o755);
  const at = (name: string) => join(home, name);
  const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: home, stdio: 'pipe' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`req -x509 ${key} -keyout ca.key -out ca.pem -days 2 -subj /CN=authority`);
  openssl(`req -x509 ${key} -keyout other.key -out other.pem -days 2 -subj /CN=another`);
  openssl(
    `req -x509 ${key} -keyout server.key -out server.pem -days 2 -subj /CN=database -CA ca.pem -CAkey ca.key -addext subjectAltName=IP:127.0.0.1 -addext basicConstraints=critical,CA:FALSE`,
  );
  chmodSync(at('server.key'), 0o600);
  // PostgreSQL runs as `nobody` for root.
  if (process.getuid?.() === 0) chownSync(at('server.key'), 65_534, 65_534);
  return { home, ca: at('ca.pem'), other: at('other.pem'), certificate: at('server.pem'), key: at('server.key') };
}
