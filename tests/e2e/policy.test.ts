import type { Page } from '@playwright/test';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { readHtml, type Tag } from '../links/html.ts';
import { at, expect, test } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { sitePages, somePerRoute } from './site-pages.ts';

/** The directives of a policy, by their names. */
const directives = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])),
  );

test('no page lets in code that is not its own', async () => {
  const addresses = somePerRoute(sitePages()).flatMap(({ address }) => [address, localeHref(address, 'de')]);
  for (const address of [...addresses, '/nowhere', '/']) {
    // Not by Playwright's request, which keeps a record of each.
    const response = await fetch(at.site + address);
    const source = await response.text();
    const head = readHtml(source.slice(0, source.indexOf('</head>'))).tags;
    const metas = head.filter(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy');
    expect(metas, address).toHaveLength(1);
    const policy = directives(metas[0]?.attributes.content);
    const sources = Object.values(policy).flat();
    expect(
      sources.filter((source) => /unsafe|\*|^https?:$|strict-dynamic/.test(source)),
      address,
    ).toEqual([]);
    expect(policy, address).toMatchObject({ 'default-src': ["'none'"], 'base-uri': ["'none'"], 'object-src': ["'none'"] });
    expect(
      policy['script-src']?.filter((source) => !/^'(self|sha256-.{44})'$/.test(source)),
      address,
    ).toEqual([]);
    const talks = /<astro-island|<[a-z][^<>]* data-servers[\s>]/.test(source);
    expect(policy['connect-src'], address).toEqual(["'self'", ...(talks ? [at.servers] : [])]);
    expect(directives(response.headers.get('content-security-policy') ?? ''), address).toEqual({ 'frame-ancestors': ["'none'"] });
    expect(response.headers.get('x-content-type-options'), address).toBe('nosniff');
    // Nothing that runs stands before the policy, which says nothing about it.
    expect(head.indexOf(metas[0] as Tag)).toBeLessThan(head.findIndex(({ name }) => name === 'script'));
  }
});

/** What the policy forbids a page: each is tried, and reported. */
const forbidden = ['base-uri', 'connect-src', 'form-action', 'script-src-attr', 'script-src-elem', 'style-src-elem'];

test.describe('what an attacker has put into a page', () => {
  test.use({ tolerated: /Content Security Policy|ERR_BLOCKED_BY_RESPONSE/ });

  for (const path of ['/home', '/deviceiInstructions900a']) {
    test(`does not run on ${path}`, async ({ page }) => {
      await page.goto(path);
      const outcome = await page.evaluate(async (forbidden) => {
        const violations = new Set<string>();
        const allReported = new Promise<void>((resolve) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            violations.add(effectiveDirective);
            if (forbidden.every((directive) => violations.has(directive))) resolve();
          });
        });
        const script = document.createElement('script');
        script.textContent = 'window.hacked = 1';
        document.body.append(script);
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="data:," onerror="window.hacked = 2"><a id="bad" href="javascript:window.hacked = 3">x</a>' +
            '<style>h1 { display: none }</style><iframe srcdoc="<script>parent.hacked = 4</script>"></iframe>' +
            '<form id="form" action="https://evil.example"></form><base href="https://evil.example">',
        );
        document.querySelector<HTMLElement>('#bad')?.click();
        document.querySelector<HTMLFormElement>('#form')?.requestSubmit();
        // What is driven from outside may compile code; what the page does later by itself may not.
        await new Promise((resolve) => setTimeout(resolve));
        const refused = (run: () => unknown) => {
          try {
            return run() && 'ran';
          } catch (error) {
            return (error as Error).name;
          }
        };
        const compiled = refused(() => Function('return 1')());
        setTimeout('window.hacked = 5');
        const called = await fetch('https://evil.example').then(
          () => 'answered',
          () => 'refused',
        );
        await allReported;
        // Timers run in their order, and pictures are loaded in theirs.
        await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => {
          const picture = new Image();
          picture.onerror = resolve;
          picture.src = 'data:,';
        });
        const heading = document.querySelector('h1');
        return {
          hacked: 'hacked' in window,
          compiled,
          called,
          hidden: !heading || getComputedStyle(heading).display === 'none',
          path: location.pathname,
          base: new URL(document.baseURI).origin,
        };
      }, forbidden);
      expect(outcome).toMatchObject({
        hacked: false,
        compiled: 'EvalError',
        called: 'refused',
        hidden: false,
        path,
        base: at.site,
      });
    });
  }

  test('cannot show a page in a frame', async ({ page }) => {
    await page.setContent(`<iframe src="${at.site}/home"></iframe>`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});

test.describe('a link to another site', () => {
  const known = 'https://www.example.com/shop?a=b#c';
  const dialog = (page: Page) => page.locator('#external');

  async function tap(page: Page, href: string, options: { button?: 'left' | 'middle' } = {}): Promise<void> {
    await page.evaluate((address) => {
      document.querySelector('#out')?.remove();
      const link = document.createElement('a');
      Object.assign(link, { id: 'out', href: address, textContent: 'Out', target: '_blank' });
      document.querySelector('main')?.append(link);
    }, href);
    await page.locator('#out').click(options);
  }

  test.beforeEach(async ({ context }) => {
    await context.route(/^https?:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'elsewhere' }));
  });

  for (const path of ['/home', '/deviceiInstructions900a']) {
    test(`of a known host is followed after a confirmation that names it, from ${path}`, async ({ page, context }) => {
      await page.goto(path);
      for (const button of ['left', 'middle'] as const) {
        await tap(page, known, { button });
        await expect(dialog(page)).toBeVisible();
        await expect(dialog(page)).toContainText('www.example.com');
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog(page)).toBeHidden();
      }
      await tap(page, known);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      expect(context.pages()).toHaveLength(1);
      await tap(page, known);
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Open', exact: true }).click(),
      ]);
      await popup.waitForURL(known);
      await expect(page).toHaveURL(path);
    });
  }

  test('is opened by the app itself inside the app', async ({ page, context }) => {
    const calls = await playApp(page, { uid: 'at-lena' });
    await page.goto('/home');
    await tap(page, known);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect
      .poll(() => calls.filter(({ method }) => method === 'openExternalLink'))
      .toEqual([{ method: 'openExternalLink', params: { url: known } }]);
    expect(context.pages()).toHaveLength(1);
  });

  test('of any other host is not followed', async ({ page, context }) => {
    await page.goto('/home');
    for (const href of [
      'https://evil.example',
      'http://www.example.com',
      'https://www.example.com.evil.example',
      'https://example.com',
      'https://www.example.com:8443',
      'https://www.example.com@evil.example',
      'https://user@www.example.com',
      'https://evil.example\\@www.example.com',
      '//evil.example/www.example.com',
    ]) {
      await tap(page, href);
      // A tap on a good one is answered after the bad one's: a dialog for that would still be open.
      await tap(page, known);
      await expect(dialog(page).locator('strong'), href).toHaveText('www.example.com');
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Open', exact: true }).click(),
      ]);
      await popup.waitForURL(known);
      await popup.close();
      await expect(dialog(page), href).toBeHidden();
      expect(context.pages(), href).toHaveLength(1);
      await expect(page, href).toHaveURL('/home');
    }
  });
});
