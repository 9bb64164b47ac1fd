/// <reference types="astro/client" />

/** What of `companion.config.json` a page needs, put in by the build. */
declare const __DEPLOYMENT__: Pick<
  import('./contract/deployment.ts').Deployment,
  'defaultCountry' | 'externalHosts' | 'appLink' | 'googleAgentId' | 'helpStatistics' | 'accessibility'
> & {
  /** What all addresses of {@link appLink} begin with */
  appLinkStart?: string;
  servers: import('./contract/deployment.ts').Servers;
  /** Where pages tell of their errors, and as which version */
  errorHook?: { address: string; version: string };
  /** From the catalogue: names by brand key */
  brands: Record<string, string>;
  defaultBrand: string;
  /** From the catalogue: names by model key */
  models: Record<string, string>;
};

/** The code of the scripts that stand in a page's head (tools/build), or in its body, put in by the build. */
declare const __INLINE__: {
  documentStart: string;
  /** In the head of the 404 page, which also forwards links to the app's former pages */
  notFoundStart: string;
  /** In the head of guides: what the first paint needs */
  guideStart: string;
  /** At the end of guides: the rest of it */
  guideEnd: string;
  /** In screens, after what it shows */
  tooOld: string;
};

/** Whether pages register the service worker: in built sites, but those that remove it. */
declare const __SERVICE_WORKER__: boolean;

/** In the service worker: the build that it belongs to, changing with any file of the site. */
declare const __BUILD__: string;

/** The code of the page that checks a native app (src/layouts/shell-check), where the build has it. */
declare const __SHELL_CHECK__: string;
