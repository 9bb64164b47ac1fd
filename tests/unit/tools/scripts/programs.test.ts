import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProgram } from '../../../../tools/scripts/programs.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const folder = temporaryFolder();

/** A program that does nothing. */
function program(place: string, name: string): string {
  mkdirSync(join(folder, place), { recursive: true });
  const path = join(folder, place, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

const early = program('early', 'companion-second');
const first = program('late', 'companion-first');
const elsewhere = program('elsewhere', 'app');
const find = (...names: string[]) => findProgram('COMPANION_PROGRAM', names, [elsewhere]);

beforeEach(() => {
  vi.stubEnv('PATH', [join(folder, 'early'), join(folder, 'late')].join(delimiter));
  vi.stubEnv('COMPANION_PROGRAM', '');
});
afterEach(() => void vi.unstubAllEnvs());

test('a program is the first by its names, wherever on the PATH it lies', () => {
  expect(find('companion-first', 'companion-second')).toBe(first);
  expect(find('companion-none', 'companion-second')).toBe(early);
});

test('one that is not on the PATH is looked for elsewhere', () => {
  expect(find('companion-none')).toBe(elsewhere);
  rmSync(elsewhere);
  expect(find('companion-none')).toBeUndefined();
});

test('the one that is named comes before all', () => {
  vi.stubEnv('COMPANION_PROGRAM', early);
  expect(find('companion-first')).toBe(early);
});

test('what is named and is no program is told', () => {
  const file = join(folder, 'text');
  writeFileSync(file, '');
  for (const named of [file, folder, join(folder, 'none')]) {
    vi.stubEnv('COMPANION_PROGRAM', named);
    expect(() => find('companion-first')).toThrow(`COMPANION_PROGRAM=${named} is no program`);
  }
});
