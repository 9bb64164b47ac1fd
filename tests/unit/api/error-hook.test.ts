import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { FailureReport } from '../../../src/api/error-hook.ts';
import { loadDeployment } from '../../../src/contract/load-deployment.ts';
import { failureEvent } from '../../../src/lib/failure.ts';
import { deploymentDefines } from '../../../tools/build/defines.ts';
import { bundleInline } from '../../../tools/build/inline-script.ts';

const errorHook = 'https://errors.example.com/companion';
vi.stubEnv('COMPANION_VERSION', '7.1');
const defines = deploymentDefines({ ...loadDeployment('companion.config.json'), errorHook });
const entry = new URL('../../../src/api/error-hook.ts', import.meta.url);
const { code } = await bundleInline(entry, defines);

/** A page in which the script has run: what it is told, and what it tells. */
function pageWith(dataset: Record<string, string> = { route: '/feedbackDetails/:id' }) {
  const listeners = new Map<string, (event: object) => void>();
  const sent: { address: string; report: FailureReport }[] = [];
  const window: Record<string, unknown> = {
    document: {
      documentElement: { lang: 'de', dataset },
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
          name: 'TypeError',
          message: 'Cannot read properties of undefined',
          stack: ['/_astro/list.1a2b.js:1:234', ':12:5'],
          when: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      },
    ]);
  });

  test('is told of a page without a route all the same', () => {
    const { sent, happens } = pageWith({});
    happens('error', broken('x'));
    expect(sent.map(({ report }) => report.route)).toEqual(['']);
  });

  test('is told the reason of a failed call, and the words of nothing else', () => {
    const { sent, happens } = pageWith();
    happens(failureEvent, { detail: { kind: 'api', message: 'conflict' } });
    happens('unhandledrejection', { reason: 'Anna' });
    happens('unhandledrejection', { reason: { message: 7 } });
    happens('error', { error: undefined, message: 'Script error.' });
    expect(sent.map(({ report: { kind, name, message, stack } }) => ({ kind, name, message, stack }))).toEqual([
      { kind: 'api', name: 'unknown', message: 'conflict', stack: [] },
      { kind: 'rejection', name: 'unknown', message: 'unknown', stack: [] },
      { kind: 'error', name: 'unknown', message: 'Script error', stack: [] },
    ]);
  });

  test.each([
    ['XAbortError', 'Transition was skipped'],
    ['AbortErrorX', 'Transition was skipped'],
    ['TypeError', 'Transition was skipped'],
    ['ApiErrorX', 'x'],
  ])('hears of %s, “%s”', (name, message) => {
    const { sent, happens } = pageWith();
    happens('error', { error: { name, message, stack: '' } });
    expect(sent).toHaveLength(1);
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
    [failureEvent, { detail: { kind: 'api', message: 'conflict' } }, 'api'],
  ])('hears of %s %j', (type, event, kind) => {
    const { sent, happens } = pageWith();
    happens(type, event);
    expect(sent.map(({ report }) => report.kind)).toEqual([kind]);
  });

  test.each([
    ['Unexpected token \'m\', "my phone is" is not valid JSON', 'Unexpected token', 'my phone'],
    ["Unrecognized token 'P…'", 'unknown', 'P…'],
    ["JSON Parse error: Unrecognized token 'P'", 'JSON Parse error', "'P'"],
    ['failed: https://help.example.com/feedback?id=77#?token=abc', 'unknown', 'token=abc'],
    ['failed: https://help.example.com/de/feedbackDetails/F-77', 'unknown', 'F-77'],
    ['Anna Becker, Hauptstr. 5', 'unknown', 'Anna'],
    ["Cannot read properties of undefined (reading 'anna@example.com')", 'Cannot read properties of undefined', 'anna'],
    ['no 0151 - 234 567 89 here', 'unknown', '234'],
    ['bad tok_9f8e7d', 'unknown', 'tok_'],
    ["'Zaphod' is not a function", 'is not a function', 'Zaphod'],
    ["undefined is not an object (evaluating 'zaphod.items')", 'undefined is not an object', 'zaphod'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Zaphod', 'Minified React error #418', 'Zaphod'],
    ['conflict Zaphod', 'unknown', 'Zaphod'],
  ])('tells of “%s” no more than “%s”', (message, told, secret) => {
    const { sent, happens } = pageWith();
    happens('error', broken(message, `Error: ${message}\n    at https://help.example.com/_astro/a.js:1:2`));
    expect(sent.map(({ report }) => [report.message, report.stack])).toEqual([[told, ['/_astro/a.js:1:2']]]);
    // A time of day can have any number.
    expect(JSON.stringify(sent.map(({ report: { when, ...rest } }) => rest))).not.toContain(secret);
  });

  test.each([
    ['TypeError', 'TypeError'],
    ['QuotaExceededError', 'QuotaExceededError'],
    ['Anna Becker', 'unknown'],
    ['AnnaError', 'unknown'],
  ])('tells of an error called %s as %s', (name, told) => {
    const { sent, happens } = pageWith();
    happens('error', { error: { name, message: 'x', stack: '' } });
    expect(sent.map(({ report }) => report.name)).toEqual([told]);
  });

  test('tells no place that stands in a message', () => {
    const { sent, happens } = pageWith();
    const message = 'call me\nhttps://help.example.com/_astro/Anna:15:30';
    happens('error', broken(message, `Error: ${message}\n    at https://help.example.com/_astro/a.js:1:2`));
    expect(sent[0]?.report.stack).toEqual(['/_astro/a.js:1:2']);
  });

  test.each([
    ['AbortError', 'Transition was skipped'],
    ['AbortError', 'Skipping view transition because skipTransition() was called.'],
    ['InvalidStateError', 'Transition was aborted because of invalid state'],
    ['TimeoutError', 'Transition was aborted because of timeout in DOM update'],
  ])('does not hear of a transition that was skipped: %s, “%s”', (name, message) => {
    const { sent, happens } = pageWith();
    happens('unhandledrejection', { reason: new DOMException(message, name) });
    expect(sent).toEqual([]);
  });

  test('hears of another failure of the same kind', () => {
    const { sent, happens } = pageWith();
    happens('unhandledrejection', { reason: new DOMException('The object is in an invalid state.', 'InvalidStateError') });
    expect(sent.map(({ report }) => [report.name, report.message])).toEqual([['InvalidStateError', 'unknown']]);
  });

  test('hears of the same once, and of five at most', () => {
    const { sent, happens } = pageWith();
    for (const line of [1, 1, 2, 3, 4, 5, 6, 7])
      happens('error', broken('x', `Error: x\n    at https://help.example.com/_astro/a.js:${line}:1`));
    const lines = sent.map(({ report }) => report.stack[0]);
    expect(lines).toEqual([1, 2, 3, 4, 5].map((line) => `/_astro/a.js:${line}:1`));
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
