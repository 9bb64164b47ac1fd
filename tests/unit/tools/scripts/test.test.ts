import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../tools/scripts/tools.ts';

const said = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/scripts/test.ts'), ...args], { cwd: root, encoding: 'utf8' }).stderr;

test('a filter that fits no test is named, also beside one that fits, and nothing runs', () => {
  expect(said('unit', 'tests/unit/tools/scripts/programs', 'tests/contract/whishes')).toContain('tests/contract/whishes:');
  expect(said('unti')).toContain('There is no stage “unti”');
});
