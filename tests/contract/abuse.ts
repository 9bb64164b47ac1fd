import fc from 'fast-check';
import { expect } from 'vitest';
import { okCode } from '../../src/contract/envelope.ts';
import { codeOf } from '../../src/contract/reasons.ts';
import type { Figure } from '../../tools/chaos/figures.ts';
import { seed } from '../../tools/chaos/seed.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** For the table of `npm run chaos` */
    figure?: Figure;
  }
}

/** Cases are generated from the run's seed, as many as FC_RUNS says. @param few how many `npm test` has time for */
export const generated = (few: number) => ({ numRuns: Number(process.env.FC_RUNS ?? few), seed });

const known: readonly number[] = [okCode, ...Object.values(codeOf)];

/** What of a server's inside may be in no answer. */
const inside = /SQLITE|sqlite|node_modules|node:|\.ts:\d|\bat \w+ \(|TypeError|SyntaxError|select .* from /;

/**
 * Every answer, to whatever was asked: an envelope whose code is the contract's and the status, no fault of the server's, nothing of
 * its inside, and never the token.
 */
export async function expectDecent(response: Response, token = ''): Promise<{ code: number; text: string }> {
  const text = await response.text();
  const { code, msg, data, ...others } = JSON.parse(text) as Record<string, unknown>;
  expect(known, text.slice(0, 200)).toContain(code);
  expect(response.status).toBe(code);
  expect(code).not.toBe(codeOf.internal);
  expect(typeof msg).toBe('string');
  expect(data).toBeDefined();
  expect(others).toEqual({});
  if (code !== okCode) expect(text).not.toMatch(inside);
  if (token) expect(text).not.toContain(token);
  return { code: code as number, text };
}

/** Strings that have hurt servers before, and any others. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00\ud800',
    '\u202eright to left\u202c',
    '👩🏽‍🔧🇩🇪',
    '../../etc/passwd',
    "' or 1=1; drop table feedback;--",
    '<script>alert(1)</script>',
    '{{7*7}} <%= 7*7 %>',
    '__proto__',
    'constructor',
    '%00%ff%',
    '\r\nSet-Cookie: a=b',
    'NaN',
    '1e999',
    '-0',
    'x'.repeat(10_000),
    '\u0301'.repeat(500),
    '\ufeff\u200b\u2060',
  ),
);

const nested = (depth: number): unknown => (depth === 0 ? [] : { a: [nested(depth - 1)] });

/** Anything in the place of something else. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      Number.MAX_SAFE_INTEGER + 1,
      [],
      {},
      [[]],
      nested(200),
      Array(3000).fill('x'),
      { $ne: '' },
      { toString: 'x', valueOf: 1 },
      JSON.parse('{"__proto__":{"role":"operator"}}'),
      { constructor: { prototype: { role: 'operator' } } },
      { length: 5 },
    ),
  },
);
