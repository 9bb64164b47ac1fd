// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivedToken, forgetArrived, keepArrivingToken } from '../../../src/shell/arriving-token.ts';

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
    expect(arrivedToken()).toEqual({ token: 'abc', country: '' });
  });

  it.each([
    ['/home#?token=abc&country=DE', '/home'],
    ['/home#?country=DE&token=abc', '/home'],
    ['/home#?country=DE&back=exit&token=abc', '/home#?back=exit'],
  ])('leaves %s together with its country', (address, left) => {
    expect(arriveAt(address)).toBe(left);
    expect(arrivedToken()).toEqual({ token: 'abc', country: 'DE' });
  });

  it('is decoded', () => {
    arriveAt('/home#?token=a%2Bb%20%C3%A9');
    expect(arrivedToken()?.token).toBe('a+b é');
  });

  it('waits for the next pages of the tab, until it is taken over or declined', () => {
    arriveAt('/home#?token=abc');
    expect(arrivedToken()?.token).toBe('abc');
    expect(arrivedToken()?.token).toBe('abc');
    forgetArrived();
    expect(arrivedToken()).toBeUndefined();
  });

  it('replaces nobody by itself', () => {
    sessionStorage['companion.token'] = 'anna';
    sessionStorage['companion.user'] = '{"uid":"anna"}';
    arriveAt('/home#?token=abc');
    expect({ ...sessionStorage }).toMatchObject({ 'companion.token': 'anna', 'companion.user': '{"uid":"anna"}' });
  });

  it('is stored nowhere in a native app, and leaves the address all the same', () => {
    expect(arriveAt('/home#?token=abc&country=DE', false)).toBe('/home');
    expect(arrivedToken()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('lives as long as the page where there is no storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse, set: refuse }));
    expect(arriveAt('/home#?token=abc')).toBe('/home');
    expect(arrivedToken()?.token).toBe('abc');
    forgetArrived();
    expect(arrivedToken()).toBeUndefined();
  });
});

it.each(['/home?token=x#?x=y', '/home#?token=', '/home#?country=DE'])(
  'an address without a token stays as it is: %s',
  (address) => {
    expect(arriveAt(address)).toBe(address);
    expect(arrivedToken()).toBeUndefined();
  },
);
