import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import catalogue from '../../../../content/catalogue.json' with { type: 'json' };
import { loadDeployment } from '../../../../src/contract/load-deployment.ts';
import { deploymentDefines } from '../../../../tools/build/defines.ts';
import { bundleInline } from '../../../../tools/build/inline-script.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const { appLink: _appLink, googleAgentId: _agent, errorHook: _hook, ...plain } = loadDeployment('companion.config.json');

afterEach(() => vi.unstubAllEnvs());

/** A script that logs something of the configuration, after the build has replaced it. */
const scriptWith = async (expression: string, deployment: typeof plain & { appLink?: string } = plain): Promise<string> => {
  const folder = temporaryFolder({ 'start.ts': `console.log(${expression});` });
  return (await bundleInline(pathToFileURL(join(folder, 'start.ts')), deploymentDefines(deployment))).code;
};

describe('the configuration in scripts', () => {
  test('is only that part which a script names', async () => {
    const code = await scriptWith('__DEPLOYMENT__.defaultCountry');
    expect(code).toContain(`console.log("${plain.defaultCountry}")`);
    expect(code).not.toContain('https:');
  });

  test.each(['appLink', 'googleAgentId', 'errorHook', 'accessibility'])(
    'says that there is no %s where the owner has set none',
    async (name) => {
      expect(await scriptWith(`__DEPLOYMENT__.${name} === undefined`)).toMatch(/console\.log\((!0|void 0===void 0)\)/);
    },
  );

  test('has what the owner has set', async () => {
    expect(await scriptWith('__DEPLOYMENT__.appLink', { ...plain, appLink: 'companion://open' })).toContain('"companion://open"');
  });

  test('names the models and brands of the catalogue, and the servers of the chosen environment', () => {
    const defines = deploymentDefines(plain);
    expect(JSON.parse(defines['__DEPLOYMENT__.brands'] ?? '')).toHaveProperty(catalogue.defaultBrand);
    expect(JSON.parse(defines['__DEPLOYMENT__.servers'] ?? '')).toEqual(plain.environments[plain.environment]);
    expect(JSON.parse(defines.__DEPLOYMENT__ ?? '')).not.toHaveProperty('site');
  });
});

describe('the version in error reports', () => {
  const reported = () =>
    JSON.parse(deploymentDefines({ ...plain, errorHook: 'https://errors.example' })['__DEPLOYMENT__.errorHook'] ?? '');

  test("is the owner's, or else the project's", () => {
    vi.stubEnv('npm_package_version', '1.2.3');
    vi.stubEnv('COMPANION_VERSION', '');
    expect(reported()).toEqual({ address: 'https://errors.example', version: '1.2.3' });
    vi.stubEnv('COMPANION_VERSION', '2026-11-a');
    expect(reported()).toEqual({ address: 'https://errors.example', version: '2026-11-a' });
  });
});
