import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join('docs/operations', file), 'utf8');
const [alerts, dashboard, runbook] = [read('alerts.yml'), read('dashboard.json'), read('alerts.md')];

/** Names of metrics as expressions of Prometheus have them: of a histogram also its parts. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:tenawas|http|site|database|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

function metricsOfServer(): Set<string> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const own = files.flatMap((file) => [...readFileSync(join('server', file), 'utf8').matchAll(/name: '(\w+)'/g)]);
  const names = own.map(([, name = '']) => name);
  return new Set([...register.getMetricsAsArray().map(({ name }) => name), ...names]);
}

test.each([
  ['alerts', alerts],
  ['dashboard', dashboard],
])('the %s ask for metrics that the server has', (_, text) => {
  const known = metricsOfServer();
  expect(namesIn(text).length).toBeGreaterThan(10);
  expect(namesIn(text).filter((name) => !known.has(name))).toEqual([]);
});

test('each alert has a section that says what to do, and each section an alert', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect([...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(names);
  const links = [...alerts.matchAll(/runbook: (\S+)/g)].map(([, link]) => link);
  expect(links).toEqual(names.map((name) => `alerts.md#${name.toLowerCase()}`));
});
