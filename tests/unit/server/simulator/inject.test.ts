import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inject } from '../../../../server/simulator/inject.ts';

const script = 'window.a = "$& $1";';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('a script put into a page', () => {
  test('comes before every other, its text untouched', () => {
    const page = inject('<!doctype html><html><head lang="x"><script>first()</script></head></html>', script);
    expect(page).toBe(`<!doctype html><html><head lang="x"><script>${script}</script><script>first()</script></head></html>`);
  });

  test('is admitted by its hash, and nothing else of the policy changes', () => {
    const policy = "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'sha256-def='; connect-src https://a.example";
    const page = inject(`<head><meta http-equiv="content-security-policy" content="${policy}"></head>`, script);
    expect(page).toContain(`content="${policy.replace("'sha256-abc='", `'sha256-abc=' ${hash}`)}"`);
  });

  test('is admitted wherever the policy names scripts, however the tag is written', () => {
    const page = inject(
      "<HEAD><META content=\"script-src 'self'; script-src-elem 'self'\" HTTP-EQUIV=Content-Security-Policy></HEAD>",
      script,
    );
    expect(page).toContain(`script-src 'self' ${hash}; script-src-elem 'self' ${hash}`);
  });

  test('leaves a page without a policy without one', () => {
    expect(inject('<head><meta name="description" content="script-src"></head>', script)).toBe(
      `<head><script>${script}</script><meta name="description" content="script-src"></head>`,
    );
  });

  test('stands behind the doctype of a page without a head', () => {
    expect(inject('<!doctype html><p>x', script)).toBe(`<!doctype html><script>${script}</script><p>x`);
  });
});
