import { expect, test } from 'vitest';
import { pageParams } from '../../../src/lib/page-params.ts';

test('parameters of the query and of the hash query are read together', () => {
  expect(pageParams({ search: '?back=exit', hash: '#/home?device=900a' })).toEqual({ back: 'exit', device: '900a' });
});

test('the hash query wins where both have one', () => {
  expect(pageParams({ search: '?device=old', hash: '#?device=new' })).toEqual({ device: 'new' });
});

test('an address without parameters has none', () => {
  expect(pageParams({ search: '', hash: '#main' })).toEqual({});
});
