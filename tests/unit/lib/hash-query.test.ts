import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashQuery, withoutHashParams } from '../../../src/lib/hash-query.ts';

describe('hashQuery', () => {
  test('reads what stands after the question mark of the hash', () => {
    expect(hashQuery('#/helpCenter?from=widget&device=900a')).toEqual({ from: 'widget', device: '900a' });
  });

  test('decodes values', () => {
    expect(hashQuery('#?q=a%20b+c%26d&name=%E7%81%AB')).toEqual({ q: 'a b c&d', name: '火' });
  });

  test('lets the last of a repeated name win', () => {
    expect(hashQuery('#?a=1&a=2')).toEqual({ a: '2' });
  });

  test.each(['', '#', '#main', '#/helpCenter', '#?', '#/helpCenter?'])('finds nothing in %j', (hash) => {
    expect(hashQuery(hash)).toEqual({});
  });

  test('survives broken encodings', () => {
    expect(hashQuery('#?q=%E0%A4%A')).toHaveProperty('q');
  });

  test('gives back any text that URLSearchParams wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, value) => {
        expect(hashQuery(`#/x?${new URLSearchParams([[name, value]])}`)).toEqual({ [name]: value });
      }),
    );
  });
});

describe('withoutHashParams', () => {
  test('takes a parameter out and leaves the others', () => {
    expect(withoutHashParams('#/home?token=secret&device=1', ['token'])).toBe('#/home?device=1');
  });

  test('leaves no hash behind when nothing is left of it', () => {
    expect(withoutHashParams('#?token=secret', ['token'])).toBe('');
  });

  test('takes out every occurrence', () => {
    expect(withoutHashParams('#?token=a&token=b&x=1', ['token'])).toBe('#?x=1');
  });

  test('leaves a hash without a query as it is', () => {
    expect(withoutHashParams('#main', ['token'])).toBe('#main');
  });
});
