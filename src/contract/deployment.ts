import * as v from 'valibot';
import { regions } from './regions.ts';

const Origin = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(url), 'must be https (http only on this machine)'),
  v.transform((url) => url.replace(/\/+$/, '')),
);

/** A scheme, a host and perhaps a port, and nothing that would end a line or a policy. */
const Embedder = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[a-z0-9.-]+|http:\/\/localhost)(:\d+)?$/, 'must be an origin, such as https://app.example.com'),
);

/** Words that stand in a page. */
const Words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const https = /^https:\/\/[a-z0-9.-]+(\/|$)/;

/** Who answers for the accessibility of the pages, in the statement at `/accessibility`. */
const Accessibility = v.strictObject({
  /** Name and postal address of the company, in one line */
  owner: Words,
  /** Where readers report a barrier without an account: an email address, or a form on one of `externalHosts` */
  contact: v.union(
    [v.pipe(v.string(), v.email()), v.pipe(v.string(), v.regex(https))],
    'must be an email address or start with https://',
  ),
  /** The body that enforces the law where the owner is, if it has one; its site is one of `externalHosts` */
  authority: v.optional(v.strictObject({ name: Words, url: v.pipe(v.string(), v.regex(https, 'must start with https://')) })),
});

const Services = v.strictObject({ app: Origin, operate: Origin, user: Origin });

const Fields = v.strictObject({
  /** The address the site is published at, for canonical links, sitemap.xml and what a shared link shows */
  site: Origin,
  /** Which of `environments` this build talks to (docs/spec.md §7: a test setting, `uat`) */
  environment: v.string(),
  /** Base addresses per environment, region and service; a path is allowed */
  environments: v.record(v.string(), v.strictObject(v.entriesFromList(regions, Services))),
  /** The country whose region is asked who the user is, where nothing tells the country (a plain browser) */
  defaultCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
  /** A link that opens the native app, for visitors without a token; no link is offered where it is absent */
  appLink: v.optional(v.string()),
  /** Hosts that links may lead to outside the site, each after a confirmation; subdomains are not included */
  externalHosts: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/))),
  /** Origins of sites that may show these pages in a frame; none may where it is absent */
  embedders: v.optional(v.array(Embedder)),
  /**
   * Of the brand's integration at Google: the guide then has a link that begins linking in Google Home by one tap. It leads to
   * `home.google.com`, which must be one of `externalHosts`. No link is shown where it is absent.
   */
  googleAgentId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
  /** Where pages tell of their own errors (docs/observing.md); they tell nobody where it is absent */
  errorHook: v.optional(Origin),
  /**
   * Whether pages tell the app servers, of nobody in particular, which answers help and which searches find nothing
   * (docs/configuring.md); they do not where it is absent
   */
  helpStatistics: v.optional(v.boolean()),
  /** The statement names nobody where it is absent, and says where readers find the provider's name */
  accessibility: v.optional(Accessibility),
});

/**
 * `companion.config.json`: what the owner of a deployment sets, read at build time. Nothing of it is compiled in from
 * anywhere else, and no host outside it is ever called.
 */
export const Deployment = v.pipe(
  Fields,
  v.check(
    ({ googleAgentId, externalHosts }) => !googleAgentId || externalHosts.includes('home.google.com'),
    'googleAgentId needs "home.google.com" among externalHosts',
  ),
  v.check(
    ({ accessibility, externalHosts }) =>
      [accessibility?.contact, accessibility?.authority?.url].every(
        (url) => !url?.startsWith('https:') || externalHosts.includes(new URL(url).host),
      ),
    'accessibility leads to a host that is not among externalHosts',
  ),
);

export type Deployment = v.InferOutput<typeof Deployment>;
/** What the rules for a host are made of, beside the route table. */
export type Published = Pick<Deployment, 'site' | 'embedders'>;
export type Servers = Deployment['environments'][string];

/** What is wrong with a configuration, for whoever set it up: shown without a stack. */
export class InvalidDeployment extends Error {
  override name = 'InvalidDeployment';
}

/** The base addresses of the chosen environment. @throws InvalidDeployment when the configuration lacks it */
export function serversOf(deployment: Deployment): Servers {
  const servers = deployment.environments[deployment.environment];
  if (!servers) throw new InvalidDeployment(`companion.config.json has no environment "${deployment.environment}"`);
  return servers;
}
