import { expect, test } from 'vitest';
import { siteHeaders } from '../../../src/routes/response-headers.ts';
import { expectedHeaders, published } from '../../expected-headers.ts';

test('every response has six headers', () => {
  expect(siteHeaders(published)).toEqual(expectedHeaders);
});

test('a site that nobody may embed is shown in no frame', () => {
  expect(siteHeaders({ site: published.site })['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});

test('a site without https is not asked for by https', () => {
  const { 'Strict-Transport-Security': _, ...others } = expectedHeaders;
  expect(siteHeaders({ ...published, site: 'http://localhost:4321' })).toEqual(others);
});
