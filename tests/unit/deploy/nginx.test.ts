import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../tools/scripts/tools.ts';

/** Names of memory that all processes of an nginx share. */
const zonesOf = (file: string): string[] =>
  [...readFileSync(join(root, 'deploy', file), 'utf8').matchAll(/(?:zone=|shared:)(\w+):\d/g)].map(([, name = '']) => name);

test('the configurations of site and app servers can be in one nginx: none uses the name of a zone of the other', () => {
  const zones = [...zonesOf('nginx.conf'), ...zonesOf('nginx-api.conf')];
  expect(zones.length).toBeGreaterThan(3);
  expect(zones.filter((name, index) => zones.indexOf(name) !== index)).toEqual([]);
});
