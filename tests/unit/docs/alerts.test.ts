import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { createMetrics } from '../../../server/observe/metrics.ts';
import { root } from '../../../tools/scripts/tools.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = read('deploy/alerts.yml').replace(/^\s*#.*$/gm, '');
const docs = read('docs/observing.md');

/** Not of the app servers: Prometheus' own, those of the machine and of the probes, and what docs/observing.md has the backup write. */
const others = /^(up|probe_\w+|node_filesystem_\w+|companion_backup_timestamp_seconds)$/;

/** Gauges of a pool of connections, which SQLite has none of. */
const ofPostgres = 'companion_database_connections';

const alerts = rules
  .split('- alert: ')
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', expr: /expr: (.*)/.exec(text)?.[1] ?? '', text }));

/** Names that stand before a selector or a range, and those of gauges that are compared as they are. */
const metricsIn = (expr: string): string[] =>
  [...expr.replace(/"[^"]*"/g, '').matchAll(/\b(up|(?:companion|process|nodejs|node|probe)_\w+)\b/g)].map(
    ([, name = '']) => name,
  );

async function exported(): Promise<Set<string>> {
  const db = await openDatabase(':memory:');
  const metrics = createMetrics({ ofProcess: true });
  createApp({ db, secret: 'x', allowedOrigins: [], publicBase: () => '', metrics });
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`] : [name],
  );
  await db.destroy();
  return new Set([...names, ofPostgres]);
}

test('every metric of the alert rules is one that the servers export', async () => {
  const names = await exported();
  const used = alerts.flatMap(({ expr }) => metricsIn(expr));
  expect(used.length).toBeGreaterThan(alerts.length);
  expect(used.filter((name) => !others.test(name) && !names.has(name))).toEqual([]);
});

test('the table of metrics names each one of ours', async () => {
  const ours = [...(await exported())].filter((name) => name.startsWith('companion_'));
  expect(ours.filter((name) => !docs.includes(`\`${name.replace(/_bucket$/, '')}\``))).toEqual([]);
});

test('each alert has a summary, a severity, and its section of the runbook', () => {
  expect(alerts.length).toBeGreaterThan(10);
  const sections = [...docs.matchAll(/^### (Companion\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(({ name }) => name));
  for (const { name, text } of alerts) {
    expect(text).toMatch(/summary: '.+'/);
    expect(text).toMatch(/severity: (page|ticket)/);
    expect(text).toContain(`runbook: docs/observing.md#${name.toLowerCase()}`);
  }
});

test.skipIf(spawnSync('jq', ['--version']).error)('the commands that read the log pass over what is no JSON', () => {
  const id = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
  const fault = `{"level":"error","id":"${id}","fault":"Error","code":"SQLITE_CORRUPT"}`;
  const request = `{"level":"error","id":"${id}","route":"/app/api/v1/feedback/create","code":500}`;
  const other = '{"level":"info","id":"another"}';
  const refused = '{"level":"warn","route":"/app/api/v1/feedback/create","region":"eu","code":400,"fields":["type"]}';
  const elsewhere = '{"level":"warn","route":"/app/api/v1/feedback/create","region":"us","code":421}';
  const input = `Started companion@8081.\n${other}\n${fault}\n${request}\n${refused}\n${elsewhere}\n`;
  const outputs = [...docs.matchAll(/^journalctl [^|]+\| (jq .+)$/gm)].map(([, command = '']) => {
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.replaceAll(/^ +/gm, '');
  });
  const counts = '1 500\t/app/api/v1/feedback/create\n1 SQLITE_CORRUPT\tError\n';
  expect(outputs).toEqual([`${fault}\n${request}\n`, counts, `${fault}\n${request}\n`, `${request}\n${refused}\n${elsewhere}\n`]);
});

test('a misspelled metric would be found', async () => {
  const names = await exported();
  expect(metricsIn('sum(rate(companion_request_total{status="500"}[5m])) > 0').filter((name) => !names.has(name))).toEqual([
    'companion_request_total',
  ]);
});
