/// <reference types="astro/client" />

/** What of `companion.config.json` a page needs, put in by the build. */
declare const __DEPLOYMENT__: Pick<
  import('./contract/deployment.ts').Deployment,
  'defaultCountry' | 'externalHosts' | 'appLink'
> & { servers: import('./contract/deployment.ts').Servers };

