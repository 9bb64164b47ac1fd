import type { Page, Request } from '@playwright/test';
import { serviceFailing } from '../../src/contract/faq/failing.ts';
import { expect, serviceOf, test } from './fixtures.ts';

/** The signals that a page sends from now on, as they go over the network. */
function signalsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/help/signal')) sent.push(request);
  });
  return sent;
}

const bodies = (sent: readonly Request[]) => sent.map((request) => request.postDataJSON());

/** How an answer does, as customer service of the region sees it. */
const answerOf = async (article: string) => {
  const { answers } = await (await serviceOf('us'))(serviceFailing, { lang: 'en' });
  return answers.find((answer) => answer.article === article);
};

test('steps and votes count without signing in, and carry nothing of the reader', async ({ page, context }) => {
  const sent = signalsOf(page);
  const article = 'network-slow-reaction';
  await page.goto(`/faqDetail/${article}`);
  await page.getByText('Try it step by step').click();
  for (let step = 1; step <= 2; step++) {
    await expect(page.locator('.try-now')).toContainText(`Step ${step} of`);
    await expect.poll(() => sent.length).toBe(step);
    await page.getByRole('button', { name: 'Not yet' }).press('Enter');
  }
  await page.locator('[data-article]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.locator('.vote [role=status]')).toHaveText(/.+/);

  await expect.poll(() => sent.length).toBe(4);
  const of = { article, lang: 'en' };
  expect(bodies(sent)).toMatchObject([
    { kind: 'start', ...of },
    { kind: 'step', ...of, step: 'step-1', outcome: 'notYet' },
    { kind: 'step', ...of, step: 'step-2', outcome: 'notYet' },
    { kind: 'vote', ...of, helpful: false },
  ]);
  for (const request of sent) {
    const headers = await request.allHeaders();
    expect(headers.token).toBe('');
    expect(headers.cookie).toBeUndefined();
  }
  expect(await context.cookies()).toEqual([]);
  await expect.poll(async () => (await answerOf(article))?.stop).toEqual({ step: 'step-3', readers: 1 });
  expect(await answerOf(article)).toMatchObject({ failed: 1, helped: 0 });
});

test('a search in vain is sent once, and one with a number never', async ({ page }) => {
  const sent = signalsOf(page);
  await page.goto('/searchFaq');
  const box = page.getByRole('searchbox');
  await box.fill('Zqxwv wobbles');
  await expect.poll(() => bodies(sent)).toEqual([{ kind: 'search', words: 'zqxwv wobbles', lang: 'en' }]);
  await box.fill('zqxwv 0151 23456');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await box.fill('zqxwv  wobbles');
  await page.reload();
  await box.fill('zqxwv wobbles');
  await box.fill('zqxwv waddles');
  await expect.poll(() => bodies(sent).at(-1)).toMatchObject({ words: 'zqxwv waddles' });
  expect(sent).toHaveLength(2);
});
