/// <reference types="astro/client" />

/** What of `companion.config.json` a page needs, put in by the build. */
declare const __DEPLOYMENT__: Pick<
  import('./contract/deployment.ts').Deployment,
  'defaultCountry' | 'externalHosts' | 'appLink' | 'googleAgentId'
> & {
  servers: import('./contract/deployment.ts').Servers;
  /** From the catalogue: names by brand key */
  brands: Record<string, string>;
  defaultBrand: string;
};

/** The code of the scripts that stand in a page's head (src/layouts/head), put in by the build. */
declare const __INLINE__: {
  documentStart: string;
  /** In the head of the 404 page, which also forwards links to the app's former pages */
  notFoundStart: string;
};
