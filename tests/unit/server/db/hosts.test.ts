import { expect, test } from 'vitest';
import { hostOf, urlsOf } from '../../../../server/db/hosts.ts';

test('a URL of several hosts is one for each', () => {
  expect(
    urlsOf('postgresql://me:a%2Cb@one:5432,two:5433/name?target_session_attrs=read-write&sslmode=require'),
  ).toEqual([
    'postgresql://me:a%2Cb@one:5432/name?sslmode=require',
    'postgresql://me:a%2Cb@two:5433/name?sslmode=require',
  ]);
  expect(urlsOf('postgres://%2Frun%2Fone,[::1]:6432/name')).toEqual([
    'postgres://%2Frun%2Fone/name',
    'postgres://[::1]:6432/name',
  ]);
  expect(urlsOf('postgresql://me@one/name?host=/run/postgresql')).toHaveLength(1);
});

test('the authority holds for each host', () => {
  expect(urlsOf('postgresql://one,two/name?sslmode=disable', '/etc/ca.pem')).toEqual([
    'postgresql://one/name?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem',
    'postgresql://two/name?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem',
  ]);
});

test('hosts that may be read-only are of no use', () => {
  expect(() => urlsOf('postgresql://one,two/name?target_session_attrs=any')).toThrow('must be read-write');
});

test('the host is shown without the password', () => {
  expect(hostOf('postgresql://me:secret@one:5432/name')).toBe('one:5432');
  expect(hostOf('postgresql://tests@localhost/name?host=/tmp/here')).toBe('localhost');
});
