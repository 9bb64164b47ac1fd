import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type Deployment, serversOf } from '../../src/contract/deployment.ts';

/** What an error is told with: the owner's own name for a build, or else the project's version, which npm tells. */
const version = () => process.env.COMPANION_VERSION || process.env.npm_package_version || '';

/**
 * What stands in for `__DEPLOYMENT__` (src/env.d.ts) in the code of pages. Each of its parts is replaced by itself, so that a
 * script carries only those it uses: `__DEPLOYMENT__.appLink`, never `{ appLink } = __DEPLOYMENT__`.
 */
export function deploymentDefines(deployment: Deployment): Record<string, string> {
  const parts: typeof __DEPLOYMENT__ = {
    defaultCountry: deployment.defaultCountry,
    externalHosts: deployment.externalHosts,
    ...(deployment.appLink !== undefined && { appLink: deployment.appLink, appLinkStart: deployment.appLink.split('{')[0] }),
    ...(deployment.googleAgentId !== undefined && { googleAgentId: deployment.googleAgentId }),
    ...(deployment.errorHook !== undefined && { errorHook: { address: deployment.errorHook, version: version() } }),
    ...(deployment.helpStatistics && { helpStatistics: true }),
    ...(deployment.accessibility && { accessibility: deployment.accessibility }),
    servers: serversOf(deployment),
    brands: Object.fromEntries(catalogue.brands.map(({ key, name }) => [key, name])),
    defaultBrand: catalogue.defaultBrand,
    models: Object.fromEntries(catalogue.models.map(({ key, name }) => [key, name])),
  };
  return Object.fromEntries([
    ['__DEPLOYMENT__', JSON.stringify(parts)],
    ['__DEPLOYMENT__.appLink', 'undefined'],
    ['__DEPLOYMENT__.appLinkStart', 'undefined'],
    ['__DEPLOYMENT__.googleAgentId', 'undefined'],
    ['__DEPLOYMENT__.errorHook', 'undefined'],
    ['__DEPLOYMENT__.helpStatistics', 'undefined'],
    ['__DEPLOYMENT__.accessibility', 'undefined'],
    ...Object.entries(parts).map(([name, value]) => [`__DEPLOYMENT__.${name}`, JSON.stringify(value)]),
  ]);
}
