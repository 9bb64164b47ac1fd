import { type BrowserContext, test as base, expect, type Frame, type Page, type Request } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { seedUsers } from '../../server/seed/people.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import { countryOf } from '../../src/contract/contact/countries.ts';
import { type Region, regions } from '../../src/contract/regions.ts';
import { addresses, testPort } from '../../tools/scripts/deployment.ts';

export { expect };

/** Where the site, the app servers and the reference shell answer. */
export const at = addresses(testPort);

const serversOf = (region: Region) => ({
  app: `${at.servers}/${region}/app`,
  operate: `${at.servers}/${region}/operate`,
  user: `${at.servers}/${region}/user`,
});

const servers = Object.fromEntries(regions.map((region) => [region, serversOf(region)])) as Record<
  Region,
  ReturnType<typeof serversOf>
>;

interface Fixtures {
  /**
   * Console errors and failed requests that a test provokes on purpose. Everything else that goes wrong in any page of the test
   * fails it: errors in the console, violations of the Content-Security-Policy, uncaught exceptions, requests without an answer.
   * A page's own line about a failed call, `POST /api/v1/feedback/create: malformed`, needs naming where the browser saw no
   * failure; where it did, the browser's own complaint about the same request is what must be named.
   */
  tolerated: RegExp;
  noSurprises: undefined;
  /** Opens a path of the site as somebody of the seed, in a plain browser with the token in the hash; whoever used the tab is signed out. */
  openAs(uid: string, path: string): Promise<void>;
}

export const test = base.extend<Fixtures>({
  tolerated: [/^$/, { option: true }],
  noSurprises: [
    async ({ context, tolerated }, use) => {
      const surprises = watch(context);
      await use(undefined);
      const left = surprises().filter((text) => !tolerated.test(text));
      expect(left, 'what went wrong in the pages unnoticed').toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ page }, use) => {
    await use(async (uid, path) => {
      // Or the page would ask first.
      if (page.url().startsWith('http')) await page.evaluate(signOut);
      await page.goto(`${path}#?token=${await tokenOf(uid)}`);
    });
  },
});

/** Runs in the page. */
function signOut(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage nobody stays signed in.
  }
}

const loggedCall = /^console: (?<call>(GET|POST) \/api\/v1\/[^:]+):/;

/** @returns what has gone wrong so far */
function watch(context: BrowserContext): () => string[] {
  const surprises: string[] = [];
  /** Addresses of calls that a busy server refused for now, and of those it then answered: a machine that stalls is no fault of the page */
  const refused = new Set<string>();
  const answeredLater = new Set<string>();
  /** Calls that failed before the browser's eyes, which it has complained about */
  const seen = new Set<string>();
  const note = (request: Request) =>
    seen.add(`${request.method()} ${new URL(request.url()).pathname.replace(/^.*(?=\/api\/)/, '')}`);
  context.on('console', (message) => {
    // Playwright's trace fetches the pictures it finds in a page, which the page's policy forbids it for those of a form.
    const ofTrace = message.text().startsWith("Connecting to 'blob:");
    if (message.type() === 'error' && !ofTrace) surprises.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    // A busy browser shows a page before the transition to it is there, and complains about itself.
    if (!/^Transition was (aborted|skipped)/.test(message))
      surprises.push(`exception (${error.page()?.url()}): ${stack || message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still fetching.
    if (reason === 'net::ERR_ABORTED') return;
    surprises.push(`request: ${reason} ${request.url()}`);
    note(request);
  });
  context.on('response', (response) => {
    const url = response.url();
    if (response.status() >= 400) note(response.request());
    if (response.status() === 503 && response.headers()['retry-after']) refused.add(url);
    else if (response.ok() && refused.has(url)) answeredLater.add(url);
  });
  const isAnswered = (text: string) => answeredLater.has(/status of 503 .*\((\S+)\)$/.exec(text)?.[1] ?? '');
  return () => surprises.filter((text) => !seen.has(loggedCall.exec(text)?.groups?.call ?? '') && !isAnswered(text));
}

/** A token of somebody of the seed, as the app would hand it to a page. */
export async function tokenOf(uid: string): Promise<string> {
  return (await askShell('token', { uid })).token;
}

/** Makes every token of somebody invalid. */
export async function expireTokensOf(uid: string): Promise<void> {
  await askShell('expire', { uid });
}

async function askShell(what: string, body: object): Promise<{ token: string }> {
  const answer = await fetch(`${at.shell}/shell/api/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: at.shell },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The reference shell answered ${answer.status} to ${what}: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}

/** The app's own client in the name of somebody of the seed, to prepare and to check what a flow does. */
export async function clientOf(uid: string): Promise<Client> {
  const user = seedUsers.find((entry) => entry.uid === uid);
  if (!user) throw new Error(`Nobody of the seed is called ${uid}`);
  return client(user.country, await tokenOf(uid));
}

/** Customer service of a region. */
export async function serviceOf(region: Region): Promise<Client> {
  const operator = seedUsers.find((user) => user.kind === 'operator' && countryOf(user.country)?.region === region);
  if (!operator) throw new Error(`The seed has no operator in ${region}`);
  return client(operator.country, (await askShell('operator', { region })).token);
}

function client(country: string, token: string): Client {
  return createClient({
    servers,
    defaultCountry: country,
    identity: () => ({
      os: '1',
      client: 'web',
      appVersion: 'test',
      lang: 'en',
      countryAbbr: country,
      countryCode: countryOf(country)?.dial ?? '',
      brand: 'Companion',
      token,
    }),
  });
}

/** Once nothing moves any more, but what moves for ever or as the page is scrolled. */
export const still = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });

/** axe's rules, and those of them whose result depends on the color scheme. */
const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOnly>;

/** What axe finds in one frame of a page, as `rule: what it asks for — where`. */
async function violationsIn(frame: Frame, runOnly: RunOnly): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(
    (only) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: only, resultTypes: ['violations'], iframes: false }),
    runOnly,
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * No violation of WCAG 2.2 A and AA, as far as axe can tell, in what the page shows now. (`@axe-core/playwright` opens another page
 * for each look, and takes ten times as long.)
 */
export async function expectAccessible(page: Page, by: keyof typeof rules = 'all'): Promise<void> {
  // A color on its way from light to dark has the contrast of neither.
  await still(page);
  const found = await Promise.all(page.frames().map((frame) => violationsIn(frame, rules[by])));
  expect(found.flat(), `accessibility of ${page.url()}`).toEqual([]);
}

/** Waits until the page answers to taps: its islands are hydrated. */
export const expectHydrated = (page: Page): Promise<void> => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

/** Nothing reaches over the sides of the screen: the page cannot be moved sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `pixels that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
}
