import { describe, expect, test } from 'vitest';
import { hashOf, withOwnHashes, withoutServers } from '../../../../tools/build/page-policy.ts';
import { withUsedStyles } from '../../../../tools/build/prune-styles.ts';

const script = 'go()';
const style = 'a{color:red}';
const page = ({ hashes = [hashOf(script), hashOf(style)], head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>T</title><script>${script}</script>` +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}; style-src 'self' '${hashOf(style)}';">` +
  `<style>${style}</style>${head}</head><body>${body}</body></html>`;

describe('the policy of a page', () => {
  test('comes first in the head, right after the encoding', () => {
    expect(withOwnHashes(page())).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy"[^>]*><title>/);
  });

  test('keeps the hashes of what is on the page, and no others', () => {
    const html = withOwnHashes(page({ hashes: [hashOf('other()'), hashOf(script), hashOf('third()')] }));
    expect(html).toContain(`script-src 'self' '${hashOf(script)}'; style-src 'self' '${hashOf(style)}';"`);
    expect(html).not.toContain(hashOf('other()'));
  });

  test('is stated once', () => {
    expect(withOwnHashes(page()).match(/content-security-policy/g)).toHaveLength(1);
  });

  test.each([
    ['scripts with an address', '<template><script type="module" src="/_astro/a.js"></script></template>'],
    ['data', '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>'],
  ])('asks no hash of %s', (_, body) => {
    expect(withOwnHashes(page({ body }))).toContain(body);
  });
});

describe('a build fails on a page', () => {
  test('with a script that nobody vouched for', () => {
    expect(() => withOwnHashes(page({ body: '<script>alert(1)</script>' }))).toThrow(
      'an inline <script> without a hash: alert(1)',
    );
  });

  test('with a style that nobody vouched for', () => {
    expect(() => withOwnHashes(page({ head: '<style>b{}</style>' }))).toThrow('an inline <style> without a hash');
  });

  test('with a style attribute', () => {
    expect(() => withOwnHashes(page({ body: '<p class="a" style="color:red">x</p>' }))).toThrow('an inline style="…"');
  });

  test('with an event handler in an attribute', () => {
    expect(() => withOwnHashes(page({ body: '<img alt="" onerror="alert(1)">' }))).toThrow('an inline onerror="…"');
  });

  test('without a policy', () => {
    expect(() => withOwnHashes('<html></html>')).toThrow('has no Content-Security-Policy');
  });
});

test('text that speaks of style="…" is only text', () => {
  expect(() => withOwnHashes(page({ body: '<p title="a &quot; style=&quot;x&quot;">style="color:red"</p>' }))).not.toThrow();
});

describe('the styles of a page without islands', () => {
  const two = (body: string) =>
    page({ hashes: [hashOf(script)], body, head: '<style>.b{top:0}.c{top:1px}</style>' }).replace(
      "style-src 'self'",
      `style-src 'self' '${hashOf('.b{top:0}.c{top:1px}')}'`,
    );

  test('are one sheet of what it needs, which its policy allows', () => {
    const html = withOwnHashes(withUsedStyles(two('<p class="b">x</p>')));
    expect(html.match(/<style>.*?<\/style>/g)).toEqual(['<style>a{color:red}.b{top:0}</style>']);
    expect(html).toContain(`style-src 'self' '${hashOf('a{color:red}.b{top:0}')}';"`);
  });

  test('are two where the layout has a place for what the first paint does without', () => {
    const html = withOwnHashes(withUsedStyles(two('<a class="b">x</a><style></style><p class="c">x</p>')));
    expect(html).toContain(
      '<style>a{color:red}.b{top:0}</style></head><body><a class="b">x</a><style>.c{top:1px}</style><p class="c">',
    );
    expect(html).toContain(`style-src 'self' '${hashOf('a{color:red}.b{top:0}')}' '${hashOf('.c{top:1px}')}';"`);
  });

  test('leave that place out where nothing is left for it', () => {
    expect(withUsedStyles(two('<a class="b">x</a><style></style>'))).toContain('<a class="b">x</a></body>');
  });

  test('stay as they are beside islands, whose scripts may ask for any of them', () => {
    const html = two('<astro-island></astro-island>');
    expect(withUsedStyles(html)).toBe(html);
  });

  test('are not vouched for when one of them was not', () => {
    expect(() => withOwnHashes(withUsedStyles(page({ head: '<style>b{}</style>' })))).toThrow('without a hash');
  });
});

test('a page without islands may call no app server', () => {
  const policy = `<meta http-equiv="content-security-policy" content="connect-src 'self' https://app.example:8443/x http://b;img-src 'self' data: https://b;">`;
  expect(withoutServers(policy)).toContain(`content="connect-src 'self';img-src 'self' data:;"`);
  expect(withoutServers(`${policy}<astro-island>`)).toContain('https://app.example:8443/x');
  expect(withoutServers(`${policy}<div data-load data-servers data-article="a">`)).toContain('https://app.example:8443/x');
  expect(withoutServers(policy, 'http://b')).toContain(`content="connect-src 'self' http://b;img-src 'self' data:;"`);
  expect(withoutServers(`${policy}<p>data-servers</p>`)).not.toContain('https://app.example:8443/x');
});
