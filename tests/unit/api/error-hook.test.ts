import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { FailureReport } from '../../../src/api/error-hook.ts';
import { loadDeployment } from '../../../src/contract/load-deployment.ts';
import { deploymentDefines } from '../../../src/layouts/head/defines.ts';
import { bundleInline } from '../../../src/layouts/head/inline-script.ts';
import { failureEvent } from '../../../src/lib/failure.ts';

const errorHook = 'https://errors.example.com/companion';
vi.stubEnv('COMPANION_VERSION', '7.1');
const defines = deploymentDefines({ ...loadDeployment('companion.config.json'), errorHook });
const entry = new URL('../../../src/api/error-hook.ts', import.meta.url);
const { code } = await bundleInline(entry, defines);

/** A page in which the script has run: what it is told, and what it tells. */
function pageWith({ typed = [] as string[] } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const sent: { address: string; report: FailureReport }[] = [];
  const window: Record<string, unknown> = {
    document: {
      documentElement: { lang: 'de', dataset: { route: '/feedbackDetails/:id' } },
      querySelectorAll: () => typed.map((value) => ({ value })),
    },
    location: { origin: 'https://help.example.com' },
    navigator: { sendBeacon: (address: string, body: string) => sent.push({ address, report: JSON.parse(body) }) },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  new Function('window', `with (window) { ${code} }`)(window);
  return { sent, happens: (type: string, event: object) => listeners.get(type)?.(event) };
}

const broken = (message: string, stack = '') => ({ error: Object.assign(new TypeError(message), { stack }) });

describe('the error hook', () => {
  test('is told what failed, where, in which version, and nothing of whom', () => {
    const { sent, happens } = pageWith();
    const stack = [
      "TypeError: Cannot read properties of undefined (reading 'map')",
      '    at list (https://help.example.com/_astro/list.1a2b.js:1:234)',
      '    at https://help.example.com/de/feedbackDetails/42?token=abc:12:5',
      '    at https://elsewhere.example/x.js:1:1',
      '    at <anonymous>',
    ].join('\n');
    happens('error', broken("Cannot read properties of undefined (reading 'map')", stack));
    expect(sent).toEqual([
      {
        address: errorHook,
        report: {
          version: '7.1',
          route: '/feedbackDetails/:id',
          locale: 'de',
          kind: 'error',
          message: "Cannot read properties of undefined (reading 'map')",
          stack: ['/_astro/list.1a2b.js:1:234', ':12:5'],
          when: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      },
    ]);
  });

  test.each([
    ['unhandledrejection', { reason: new Error('x') }, 'rejection'],
    ['unhandledrejection', { reason: undefined }, 'rejection'],
    [
      'unhandledrejection',
      { reason: new TypeError('Failed to fetch dynamically imported module: https://h/_astro/a.js') },
      'chunk',
    ],
    ['astro:hydration-error', { detail: { error: new Error('x') } }, 'hydration'],
    ['astro:hydration-error', { detail: { error: new TypeError('Importing a module script failed.') } }, 'chunk'],
    ['error', { error: null, message: 'Script error.' }, 'error'],
    [failureEvent, { detail: { kind: 'api', message: 'refused 409' } }, 'api'],
  ])('hears of %s %j', (type, event, kind) => {
    const { sent, happens } = pageWith();
    happens(type, event);
    expect(sent.map(({ report }) => report.kind)).toEqual([kind]);
  });

  test.each([
    ['what JSON quotes', 'Unexpected token \'m\', "my phone is" is not valid JSON', 'my phone'],
    ['an address’s query and hash', 'failed: https://help.example.com/feedback?id=77#?token=abc', 'token'],
    ['an id in an address', 'failed: https://help.example.com/de/feedbackDetails/F-77', 'F-77'],
    ['an e-mail address', 'no anna@example.com here', 'anna'],
    ['a phone number', 'no 0151 - 234 567 89 here', '234'],
    ['a token', `bad ${'aZ9_'.repeat(10)}`, 'aZ9_'],
    ['what somebody typed', 'cannot find Zaphod in list', 'Zaphod'],
  ])('never hears %s', (_, message, secret) => {
    const { sent, happens } = pageWith({ typed: ['Zaphod', 'a', ''] });
    happens('error', broken(message, `Error: ${message}\n    at https://help.example.com/_astro/a.js:1:2`));
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0])).not.toContain(secret);
  });

  test('hears of the same once, and of five at most', () => {
    const { sent, happens } = pageWith();
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) happens('error', broken(message));
    expect(sent.map(({ report }) => report.message)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('does not hear of a failed call that nobody was told of', () => {
    const { sent, happens } = pageWith();
    happens('unhandledrejection', { reason: Object.assign(new Error('Anna’s report is closed'), { name: 'ApiError' }) });
    expect(sent).toEqual([]);
  });

  test('costs a page less than 1,000 bytes', () => {
    expect(brotliCompressSync(code).length).toBeLessThan(1000);
  });
});
