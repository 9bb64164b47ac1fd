import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureChecker } from '../../tools/scripts/promtool.ts';
import { capture, root } from '../../tools/scripts/tools.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { constant, faults, healthy, restarted, type Series } from './alert-cases.ts';

const rules = readFileSync(join(root, 'deploy/alerts.yml'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

let promtool: string;
let folder: string;
beforeAll(async () => {
  promtool = await ensureChecker('promtool');
  folder = temporaryFolder();
  copyFileSync(join(root, 'deploy/alerts.yml'), join(folder, 'companion-alerts.yml'));
}, 300_000);

const run = (...line: string[]) => capture([promtool, ...line]);

/** Which alerts fire after four hours of the given samples, as promtool runs the rules. */
const firing = (series: Series, expected: readonly string[]) => ({
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: '4h',
      exp_samples: expected.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
    },
  ],
});

/** YAML contains JSON. */
async function runCases(cases: readonly ReturnType<typeof firing>[]) {
  const file = join(folder, 'cases.yml');
  writeFileSync(file, JSON.stringify({ rule_files: ['companion-alerts.yml'], evaluation_interval: '1m', tests: cases }));
  return run('test', 'rules', file);
}

test('Prometheus takes the configuration and the rules', async () => {
  const config = readFileSync(join(root, 'deploy/prometheus.yml'), 'utf8').replaceAll('/etc/prometheus', folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'companion-token'), 'a token');
  writeFileSync(join(folder, 'prometheus.yml'), config);
  expect(await run('check', 'config', join(folder, 'prometheus.yml'))).toMatchObject({ code: 0 });
});

test('Alertmanager takes its configuration, and knows who is woken and who reads it in the morning', async () => {
  const amtool = await ensureChecker('amtool');
  const config = join(root, 'deploy/alertmanager.yml');
  expect(await capture([amtool, 'check-config', config])).toMatchObject({ code: 0 });
  for (const severity of new Set([...rules.matchAll(/severity: (\w+)/g)].map(([, name = '']) => name))) {
    const route = ['config', 'routes', 'test', '--config.file', config, '--verify.receivers', severity, `severity=${severity}`];
    expect(await capture([amtool, ...route]), severity).toMatchObject({ code: 0 });
  }
}, 300_000);

test('each alert has a case', () => {
  expect(Object.keys(faults)).toEqual(alerts);
});

test('no alert fires on a healthy server', async () => {
  expect(await runCases([firing(healthy, [])])).toMatchObject({ code: 0 });
});

test('no alert fires after a restart that nobody has called since', async () => {
  const { code, output } = await runCases([firing({ ...healthy, ...restarted }, [])]);
  expect(code, output).toBe(0);
});

test('a purge whose time is far ahead counts as missing', async () => {
  const ahead = { [Object.keys(faults.CompanionPurgeMissing ?? {})[0] ?? '']: constant(365 * 86_400) };
  const { code, output } = await runCases([firing({ ...healthy, ...ahead }, ['CompanionPurgeMissing'])]);
  expect(code, output).toBe(0);
});

test.each(Object.keys(faults))('%s fires alone', async (alert) => {
  const { code, output } = await runCases([firing({ ...healthy, ...faults[alert] }, [alert])]);
  expect(code, output).toBe(0);
});
