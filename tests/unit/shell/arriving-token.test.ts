// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepArrivingToken, takeToken } from '../../../src/shell/arriving-token.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

const arriveAt = (address: string, inBrowser = true) => {
  history.replaceState(null, '', address);
  keepArrivingToken(inBrowser);
  return location.pathname + location.search + location.hash;
};

describe('a token in the hash', () => {
  it.each([
    ['/home#?token=abc', '/home'],
    ['/home?x=y#?token=abc', '/home?x=y'],
    ['/home#?token=abc&back=exit', '/home#?back=exit'],
    ['/home#?back=exit&token=abc', '/home#?back=exit'],
    ['/home#?back=exit&token=abc&x=y', '/home#?back=exit&x=y'],
    ['/#/home?token=abc', '/#/home'],
    ['/home#?token=abc&token=abc', '/home'],
  ])('leaves %s at once, which is then %s', (address, left) => {
    expect(arriveAt(address)).toBe(left);
    expect(takeToken()).toBe('abc');
  });

  it('is decoded', () => {
    arriveAt('/home#?token=a%2Bb%20%C3%A9');
    expect(takeToken()).toBe('a+b é');
  });

  it('is kept for the next pages of the tab', () => {
    arriveAt('/home#?token=abc');
    takeToken();
    expect(takeToken()).toBe('abc');
  });

  it('takes the place of whoever was here before, with all that was known of them', () => {
    sessionStorage['companion.user'] = '{"uid":"old"}';
    arriveAt('/home#?token=abc');
    expect(sessionStorage['companion.user']).toBeUndefined();
  });

  it('is stored nowhere in a native app, and leaves the address all the same', () => {
    expect(arriveAt('/home#?token=abc', false)).toBe('/home');
    expect(takeToken()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('lives as long as the page where there is no storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse, set: refuse }));
    expect(arriveAt('/home#?token=abc')).toBe('/home');
    expect(takeToken()).toBe('abc');
    expect(takeToken()).toBeUndefined();
  });
});

it('an address without a token stays as it is', () => {
  expect(arriveAt('/home?token=x#?x=y')).toBe('/home?token=x#?x=y');
  expect(takeToken()).toBeUndefined();
});
