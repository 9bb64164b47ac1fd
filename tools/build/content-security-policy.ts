import type { AstroUserConfig } from 'astro';
import { type Deployment, serversOf } from '../../src/contract/deployment.ts';

type Csp = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;
type CspDirectives = NonNullable<Csp['directives']>;

/**
 * The parts of every page's Content-Security-Policy that are the same for all pages: nothing but what the site brings itself and
 * the app servers of the configuration. Scripts and styles are added by the build, by their hashes (page-policy.ts).
 */
export function policy(deployment: Deployment): CspDirectives {
  const servers = Object.values(serversOf(deployment)).flatMap((services) => Object.values(services));
  const { errorHook } = deployment;
  const origins = [...new Set(servers.map((address) => new URL(address).origin))].sort().join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self' ${origins}${errorHook ? ` ${new URL(errorHook).origin}` : ''}`,
    "form-action 'self'",
    `img-src 'self' data: blob: ${origins}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "worker-src 'self'",
  ];
}
