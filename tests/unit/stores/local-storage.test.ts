// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseLocal, readLocal, removeLocal, removeLocalWhere, writeLocal } from '../../../src/stores/local-storage.ts';

const key = 'companion.a';
const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};
const refusing = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  removeLocalWhere(() => true);
});

describe('a value of this browser', () => {
  test('is there until it is removed', () => {
    expect(readLocal(key)).toBeUndefined();
    writeLocal(key, '1');
    expect([readLocal(key), localStorage.getItem(key)]).toEqual(['1', '1']);
    removeLocal(key);
    expect([readLocal(key), localStorage.getItem(key)]).toEqual([undefined, null]);
  });

  test('that storage refuses lasts as long as the page, or until it is removed or stored', () => {
    refusing('setItem');
    writeLocal(key, '1');
    expect(readLocal(key)).toBe('1');
    removeLocal(key);
    expect(readLocal(key)).toBeUndefined();
    writeLocal(key, '2');
    vi.restoreAllMocks();
    writeLocal(key, '3');
    expect(readLocal(key)).toBe('3');
    localStorage.setItem(key, 'of another page');
    expect(readLocal(key)).toBe('of another page');
  });

  test('can be had and removed also where storage throws by every use', () => {
    refusing('getItem', 'setItem', 'removeItem');
    expect(readLocal(key)).toBeUndefined();
    writeLocal(key, '1');
    expect(readLocal(key)).toBe('1');
    removeLocal(key);
    expect(readLocal(key)).toBeUndefined();
  });

  test('is read in its shape, or not at all', () => {
    const schema = v.object({ a: v.number() });
    expect(parseLocal(key, schema)).toBeUndefined();
    for (const wrong of ['{"a":"1"}', '{"a":', '7']) {
      writeLocal(key, wrong);
      expect(parseLocal(key, schema)).toBeUndefined();
    }
    writeLocal(key, '{"a":1}');
    expect(parseLocal(key, schema)).toEqual({ a: 1 });
  });
});

describe('removing values', () => {
  test('takes those that are picked by name or content, wherever they are held, and none of others’', () => {
    localStorage.setItem('another.b', 'x');
    writeLocal('companion.b', 'x');
    writeLocal('companion.c', 'y');
    refusing('setItem');
    writeLocal('companion.d', 'x');
    vi.restoreAllMocks();
    removeLocalWhere((name, value) => value === 'x' && name.startsWith('companion.'));
    expect({ ...localStorage }).toEqual({ 'another.b': 'x', 'companion.c': 'y' });
    expect(readLocal('companion.d')).toBeUndefined();
    removeLocalWhere(() => true);
    expect({ ...localStorage }).toEqual({ 'another.b': 'x' });
  });

  test('forgets what is held in memory where storage throws', () => {
    refusing('setItem');
    writeLocal(key, '1');
    vi.stubGlobal('localStorage', null);
    removeLocalWhere(() => false);
    expect(readLocal(key)).toBeUndefined();
  });
});
