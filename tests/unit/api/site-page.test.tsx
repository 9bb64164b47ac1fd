import { afterEach, expect, test, vi } from 'vitest';
import { loadSitePage } from '../../../src/api/site-page.ts';

const respond = (html: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(html, { status }));
afterEach(() => vi.unstubAllGlobals());

test('a page of the site is read without its styles', async () => {
  respond('<style>p { color: red }</style><p class="a">Text</p><style>\n</style>');
  const page = await loadSitePage('/page');
  expect(page.querySelector('.a')?.textContent).toBe('Text');
  expect(page.querySelector('style')).toBeNull();
});

test('a page that is missing is malformed', async () => {
  respond('<p>404</p>', 404);
  await expect(loadSitePage('/gone')).rejects.toMatchObject({ reason: 'malformed' });
});
