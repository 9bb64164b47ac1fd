import { afterEach, expect, test, vi } from 'vitest';
import { screens } from '../../../../server/simulator/screens.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the check of the app is listed in every language, and asked for without one', async () => {
  const there = ['https://help.example/shell-check', 'https://help.example/de/home'];
  vi.stubGlobal('fetch', async (address: string) => new Response(null, { status: there.includes(address) ? 200 : 404 }));
  const rows = await screens('https://help.example', 'de', {});
  expect(rows.filter(({ name, built }) => built && name !== 'notFound').map(({ path }) => path)).toEqual([
    '/shell-check',
    '/home',
  ]);
});
