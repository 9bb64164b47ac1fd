import { expect, test } from 'vitest';
import { type Deployment, serversOf } from '../../../../src/contract/deployment.ts';
import { loadDeployment } from '../../../../src/contract/load-deployment.ts';
import { policy } from '../../../../tools/build/content-security-policy.ts';

const deployment = loadDeployment('companion.config.json');
const sources = (name: string, of: Deployment = deployment) =>
  policy(of)
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

const servers = (of: Deployment) => Object.values(serversOf(of)).flatMap((services) => Object.values(services));

test('pages may call the site and the app servers of the configuration, and nobody else', () => {
  expect(sources('connect-src')).toEqual([
    "'self'",
    ...servers(deployment)
      .map((url) => new URL(url).origin)
      .sort(),
  ]);
});

test('pages may tell their errors to the one address that the owner names', () => {
  const errorHook = 'https://errors.example.com/companion';
  expect(sources('connect-src', { ...deployment, errorHook })?.at(-1)).toBe('https://errors.example.com');
  expect(sources('img-src', { ...deployment, errorHook })).not.toContain('https://errors.example.com');
});

test('servers that share an origin are named once, without their paths', () => {
  const services = (region: string) => ({
    app: `http://localhost:4322/${region}/app`,
    operate: `http://localhost:4322/${region}/operate`,
    user: `http://localhost:4322/${region}/user`,
  });
  const environments = { local: { cn: services('cn'), us: services('us'), eu: services('eu') } };
  expect(sources('connect-src', { ...deployment, environment: 'local', environments })).toEqual([
    "'self'",
    'http://localhost:4322',
  ]);
});

test('servers of another environment are not named', () => {
  const environments = {
    ...deployment.environments,
    other: {
      ...deployment.environments.uat,
      cn: { app: 'https://x.example', operate: 'https://x.example', user: 'https://x.example' },
    },
  } as Deployment['environments'];
  expect(policy({ ...deployment, environments }).join()).not.toContain('x.example');
});

test('nothing is allowed that is not named, and nothing unsafe is named', () => {
  expect(sources('default-src')).toEqual(["'none'"]);
  expect(sources('object-src')).toEqual(["'none'"]);
  expect(sources('base-uri')).toEqual(["'none'"]);
  expect(policy(deployment).join()).not.toMatch(/unsafe|\*/);
});
