import { defineConfig } from 'vitest/config';
import { svgComponents } from './build/svg-component.ts';
import { postgresPrograms } from './tests/server/support/cluster.ts';
import { shortLived } from './tests/server/support/short-lived.ts';

const bundle = 'tests/server/support/bundle.ts';
const serverTests = {
  include: ['tests/server/**/*.test.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A server is made by a call and keeps nothing in its modules, and each file opens a database of its own; to load both
  // anew for each file was half of the work. A phone's state is in modules: the unit tests stay apart.
  isolate: false,
};
const unit = { test: { name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'] } };
/** The pages of the app with React's own DOM, against a server that runs. */
const app = {
  plugins: [svgComponents()],
  test: {
    name: 'app',
    include: ['tests/app/**/*.test.tsx'],
    environment: './tests/app/support/environment.ts',
    setupFiles: ['tests/app/support/setup.ts'],
    globalSetup: ['tests/app/support/server.ts'],
  },
};
/**
 * Rules that hold on any database. They are tested on PostgreSQL where there is one, since its tests start faster; on PGlite the pages of
 * the same features run in `tests/app`. Exactly once, deletion, files, processes and whatever else an embedded database could do
 * differently are tested on both.
 */
const sameOnBoth = [
  ...['access', 'account-log', 'accounts', 'admin-access', 'admin-claims', 'admin-desk', 'admin-password'],
  ...['another-look', 'audit-log', 'benefits', 'call-backs', 'cards', 'claim-answers'],
  ...['claim-desk-work', 'claim-news', 'claim-payments', 'claim-persons', 'clear-limits', 'closed', 'config'],
  ...['connections', 'desk-roles', 'email-change', 'everyone', 'family', 'forgotten-password', 'instalments'],
  ...['languages', 'log', 'log-in-by-phone', 'log-out', 'lookalikes', 'malformed', 'new-log-in', 'no-mail-server'],
  ...['notices', 'offers', 'orders', 'overview', 'own-family', 'phone-confirmation', 'photo-content', 'portraits'],
  ...['premium-plan', 'push', 'recent-password', 'refusals', 'refused-log-ins', 'second-factor', 'security-notices'],
  ...['sessions', 'site', 'sms', 'stopping', 'token-secrets', 'tracing', 'two-approvals', 'versions', 'warnings'],
  ...['yearly-limits'],
].map((name) => `tests/server/${name}.test.ts`);
const hasPostgres = postgresPrograms() !== undefined;
const pglite = {
  test: {
    ...serverTests,
    name: 'pglite',
    execArgv: shortLived,
    exclude: hasPostgres ? sameOnBoth : [],
    provide: { postgres: null },
    globalSetup: [bundle, 'tests/server/support/template.ts'],
  },
};
const postgres = {
  test: {
    ...serverTests,
    name: 'postgres',
    provide: { template: null },
    globalSetup: [bundle, 'tests/server/support/cluster.ts'],
  },
};

if (!hasPostgres) process.stderr.write('No PostgreSQL on this machine: the server is tested on PGlite alone.\n');

// Left to itself it keeps one of two processors for watching files, which a run of tests has no use for.
export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: hasPostgres ? [unit, app, pglite, postgres] : [unit, app, pglite],
  },
});
