import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deploymentFile, loadDeployment } from '../../../src/contract/load-deployment.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
const example = loadDeployment('companion.config.json');

/** A configuration like the example, with something else in it. */
function file(change: object | string): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, typeof change === 'string' ? change : JSON.stringify({ ...example, ...change }));
  return path;
}

afterEach(() => void vi.unstubAllEnvs());

test('the example configuration is one', () => {
  expect(example.environments[example.environment]).toBeDefined();
});

test('the environment may name another file', () => {
  vi.stubEnv('COMPANION_CONFIG', '/etc/companion.json');
  expect(deploymentFile()).toBe('/etc/companion.json');
  vi.stubEnv('COMPANION_CONFIG', '');
  expect(deploymentFile()).toBe('companion.config.json');
});

test('addresses lose the slash at their end', () => {
  expect(loadDeployment(file({ site: 'https://help.example/' })).site).toBe('https://help.example');
});

test('sites that may frame the pages are origins', () => {
  const embedders = ['https://app.example.com', 'https://app.example.com:8443', 'http://localhost:4323'];
  expect(loadDeployment(file({ embedders })).embedders).toEqual(embedders);
});

test('the accessibility statement names who is configured', () => {
  const accessibility = { owner: 'Example GmbH', contact: 'a11y@example.com' };
  expect(loadDeployment(file({ accessibility })).accessibility).toEqual(accessibility);
  const form = { ...accessibility, contact: 'https://www.example.com/barrier' };
  expect(loadDeployment(file({ accessibility: form })).accessibility).toEqual(form);
  expect(example.accessibility).toBeUndefined();
});

describe('a configuration is refused, with its name and what is wrong,', () => {
  test.each([
    ['when a host is not https', { site: 'http://help.example' }, 'site: must be https'],
    ['when a setting is unknown', { sites: 'x' }, 'sites: '],
    ['when a country is none', { defaultCountry: 'usa!' }, 'defaultCountry: '],
    ['when its environment is missing', { environment: 'prod' }, 'no environment "prod"'],
    ['when an external host is an address', { externalHosts: ['https://a.example'] }, 'externalHosts.0: '],
    ['when the one tap to Google leads to a host that is not allowed', { googleAgentId: 'a-1' }, 'needs "home.google.com"'],
    ['when a framing site is no origin', { embedders: ['https://app.example.com/'] }, 'embedders.0: must be an origin'],
    ['when a framing site is any', { embedders: ['https://*.example.com'] }, 'embedders.0: '],
    ['when a framing site adds to the policy', { embedders: ['https://a.example; script-src *'] }, 'embedders.0: '],
    ['when a framing site is not https', { embedders: ['http://a.example'] }, 'embedders.0: '],
    ['when errors would be told without encryption', { errorHook: 'http://errors.example' }, 'errorHook: must be https'],
    ['when nobody answers for accessibility', { accessibility: { owner: ' ', contact: 'a@b.example' } }, 'accessibility.owner: '],
    ['when nobody is reached about it', { accessibility: { owner: 'A', contact: 'by post' } }, 'accessibility.contact: must be'],
    [
      'when its contact is on a host that is not allowed',
      { accessibility: { owner: 'A', contact: 'https://elsewhere.example/form' } },
      'accessibility leads to a host',
    ],
    [
      'when its authority is on a host that is not allowed',
      { accessibility: { owner: 'A', contact: 'a@b.example', authority: { name: 'B', url: 'https://b.example' } } },
      'accessibility leads to a host',
    ],
    ['when it is no JSON', '{', 'is not JSON'],
    ['when it is empty', '[]', 'cannot be used'],
  ])('%s', (_, change, problem) => {
    expect(() => loadDeployment(file(change))).toThrow(problem);
  });

  test('when there is none', () => {
    expect(() => loadDeployment(join(folder, 'none.json'))).toThrow(/No configuration at .*none\.json.*COMPANION_CONFIG/);
  });
});
