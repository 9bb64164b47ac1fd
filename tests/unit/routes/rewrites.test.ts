import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { siteHeaders } from '../../../src/routes/response-headers.ts';
import { devRewrites, pageOf, rewrites } from '../../../src/routes/rewrites.ts';
import { headersFile, redirectsFile } from '../../../src/routes/static-hosts.ts';

describe('an address whose end is known only at run time', () => {
  test.each([
    ['/feedbackDetails/7', '/feedbackDetails'],
    ['/de/rmaDetail/a-b_C', '/de/rmaDetail'],
    ['/zh-hk/ratingCenter/1', '/zh-hk/ratingCenter'],
    ['/recipeDetails/ä b', '/recipeDetails'],
  ])('%s is answered by %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  test.each([
    '/',
    '/home',
    '/feedbackDetails',
    '/feedbackDetails/',
    '/feedbackDetails/7/8',
    '/faqDetail/7',
    '/xx/rmaDetail/7',
    '/Feedbackdetails/7',
  ])('%s is itself', (path) => {
    expect(pageOf(path)).toBe(path);
  });

  test('is rewritten in every language, and only the six routes that have one', () => {
    expect(rewrites).toHaveLength(6 * locales.length);
    expect(new Set(rewrites.map(({ page }) => page.split('/').at(-1)))).toEqual(
      new Set(['feedbackDetails', 'rmaDetail', 'ratingCenter', 'recipeDetails', 'cook', 'history']),
    );
  });
});

describe('a host of static files', () => {
  test('is given one line per rewrite and per 404 page, within what such hosts take', () => {
    const lines = redirectsFile().trim().split('\n');
    expect(lines).toContain('/feedbackDetails/:id /feedbackDetails 200');
    expect(lines).toContain('/zh-hk/feedbackDetails/:id /zh-hk/feedbackDetails 200');
    expect(lines).toContain('/de/* /de/404.html 404');
    expect(lines).toHaveLength(rewrites.length + locales.length - 1);
    // Of lines with a placeholder or a splat Cloudflare Pages reads 100, of each line 1,000 characters.
    expect(lines.length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line).toMatch(/^\/[\w/:*-]+ \/[\w/.-]+ (200|404)$/);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1000);
  });

  test('is told the headers of every response, and to keep what never changes', () => {
    const file = headersFile({ site: 'https://help.example.com' });
    expect(file).toContain("/*\n  Content-Security-Policy: frame-ancestors 'none'\n");
    expect(file).toContain('/_astro/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(file).toContain('/offline/archives/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(file).toContain('/packs/files/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n');
    // Cloudflare Pages reads 100 rules, of each line 2,000 characters.
    expect(file.match(/^\//gm)).toHaveLength(5);
    for (const line of file.trim().split('\n')) expect(line).toMatch(/^(\/[\w*/]+| {2}(! )?[A-Z][\w-]+(: .{1,1900})?)$/);
  });
});

describe('the headers of the site', () => {
  test('let nobody frame it but whom the configuration names', () => {
    const policy = (embedders?: string[]) => siteHeaders({ site: 'https://a.example', embedders })['Content-Security-Policy'];
    expect(policy()).toBe("frame-ancestors 'none'");
    expect(policy([])).toBe("frame-ancestors 'none'");
    expect(policy(['https://b.example', 'https://c.example'])).toBe('frame-ancestors https://b.example https://c.example');
  });

  test('ask for https for ever where the site is there, and nowhere else', () => {
    const lasting = (site: string) => siteHeaders({ site })['Strict-Transport-Security'];
    expect(lasting('https://help.example.com')).toBe('max-age=63072000');
    expect(lasting('http://localhost:4321')).toBeUndefined();
  });
});

describe('the development server', () => {
  test.each([
    ['/de/feedbackDetails/7?back=exit&x=a?b', '/de/feedbackDetails?back=exit&x=a?b'],
    ['/home?x', '/home?x'],
    ['/@vite/client', '/@vite/client'],
  ])('is asked for %s by the name of its page', (asked, answered) => {
    const request = { url: asked };
    let went = 0;
    devRewrites().configureServer({ middlewares: { use: (handle) => handle(request, undefined, () => went++) } });
    expect([request.url, went]).toEqual([answered, 1]);
  });
});
