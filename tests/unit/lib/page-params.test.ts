import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashQuery, pageParams } from '../../../src/lib/page-params.ts';

test('parameters of the query and of the hash query are read together', () => {
  expect(pageParams({ search: '?back=exit', hash: '#/home?device=900a' })).toEqual({ back: 'exit', device: '900a' });
});

test('the hash query wins where both have one', () => {
  expect(pageParams({ search: '?device=old', hash: '#?device=new' })).toEqual({ device: 'new' });
});

test('an address without parameters has none', () => {
  expect(pageParams({ search: '', hash: '#main' })).toEqual({});
});

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
