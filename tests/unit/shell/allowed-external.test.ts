import { describe, expect, test } from 'vitest';
import { allowedExternal } from '../../../src/shell/allowed-external.ts';
import type { Transport } from '../../../src/shell/shell.ts';
import { validatedShell } from '../../../src/shell/validated-shell.ts';

const hosts = ['www.ifttt.com', 'support.google.com'];

describe('a link out of the site', () => {
  test.each([
    ['https://www.ifttt.com', 'https://www.ifttt.com/'],
    ['HTTPS://WWW.IFTTT.com/a/b?c#d', 'https://www.ifttt.com/a/b?c#d'],
    ['https://support.google.com:443/x/../y', 'https://support.google.com/y'],
    ['https://www.ifttt.com?q=\u00fc', 'https://www.ifttt.com/?q=%C3%BC'],
  ])('may lead to %s, as %s', (url, href) => {
    expect(allowedExternal(url, hosts)).toBe(href);
  });

  test.each([
    'http://www.ifttt.com/',
    'https://ifttt.com/',
    'https://x.www.ifttt.com/',
    'https://www.ifttt.com.evil.example/',
    'https://www.ifttt.com@evil.example/',
    'https://evil.example/https://www.ifttt.com/',
    'https://user:pass@www.ifttt.com/',
    'https://www.ifttt.com:8443/',
    'https://www.ifttt.com\\@evil.example/',
    'https:www.ifttt.com',
    'https:/www.ifttt.com',
    'https:///www.ifttt.com/',
    'https://www.ifttt.com\u00ad',
    'https://www.ifttt.com\u200b/',
    'https://\u2060www.ifttt.com/',
    'https://www\u3002ifttt.com/',
    'https://ｗｗｗ.ifttt.com/',
    'https://www.ifttt.com./',
    'https://www.if\ttt.com/',
    ' https://www.ifttt.com/',
    '//www.ifttt.com/',
    '/home',
    'javascript:alert(1)//www.ifttt.com',
    'intent://www.ifttt.com/#Intent;end',
    'data:text/html,x',
    '',
    'nonsense',
  ])('may not lead to %s', (url) => {
    expect(allowedExternal(url, hosts)).toBeUndefined();
  });

  test('may lead nowhere when no host is configured', () => {
    expect(allowedExternal('https://www.ifttt.com/', [])).toBeUndefined();
  });

  test('is never handed to the app when it may not', async () => {
    const sent: unknown[] = [];
    const transport: Transport = { kind: 'canonical', capabilities: 'all', send: (...call) => Promise.resolve(sent.push(call)) };
    const shell = validatedShell(transport, hosts);
    await expect(shell.call('openExternalLink', { url: 'https://evil.example/' })).rejects.toMatchObject({ code: 'failed' });
    expect(sent).toEqual([]);
    await shell.call('openExternalLink', { url: 'https://WWW.ifttt.com/a/../b' });
    expect(sent).toEqual([['openExternalLink', { url: 'https://www.ifttt.com/b' }]]);
  });
});
