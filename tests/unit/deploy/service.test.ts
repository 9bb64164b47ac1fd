import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProgram } from '../../../tools/scripts/programs.ts';
import { root } from '../../../tools/scripts/tools.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { execStart, unitFor } from './service-unit.ts';

const analyze = findProgram('SYSTEMD_ANALYZE', ['systemd-analyze']);

test('the unit starts Node itself: no npm between it and its signals, and nothing that installs', () => {
  const [program, ...args] = execStart(root);
  expect(program).toMatch(/\/node$/);
  expect(() => accessSync(program, constants.X_OK)).not.toThrow();
  expect(args).toEqual(['tools/scripts/server.ts']);
  expect(unitFor(root)).not.toMatch(/\bnp[mx]\b|ExecStartPre/);
  expect(unitFor(root)).toContain(`WorkingDirectory=${root}\n`);
});

test('systemd waits longer for its end than it takes: DRAIN and the ten seconds of running calls', () => {
  const number = (pattern: RegExp) => Number(pattern.exec(unitFor(root))?.[1]);
  expect(number(/^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(number(/ DRAIN=(\d+)/) + 10);
});

describe.skipIf(!analyze)(analyze ? 'systemd-analyze' : 'systemd-analyze, which the package systemd has,', () => {
  const backup = ['companion-backup.service', 'companion-backup.timer'];
  const ofBackup = backup.map((name) => [name, readFileSync(join(root, 'deploy', name), 'utf8')] as const);
  const folder = temporaryFolder({ 'companion@.service': unitFor(root), ...Object.fromEntries(ofBackup) });
  const run = (...args: string[]) =>
    spawnSync(analyze ?? '', [...args, join(folder, 'companion@8081.service')], { encoding: 'utf8' });

  test('finds nothing wrong in the units', () => {
    const { status, stderr } = run('verify', '--man=no', ...backup.map((name) => join(folder, name)));
    expect([status, stderr]).toEqual([0, '']);
  });

  test('rates its exposure at 3.0 or less', () => {
    // Above the threshold, which is in tenths, it ends with an error.
    const { status, stdout } = run('security', '--offline=true', '--threshold=30');
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/Overall exposure level for companion@8081\.service: \d/);
  });
});
