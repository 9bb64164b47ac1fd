import type { Page } from '@playwright/test';
import { serviceHelpVotes } from '../../src/contract/faq/operate.ts';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import { clientOf, expect, expectAccessible, expectToFit, serviceOf, test } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { fields, once, ready, submit } from './reports.ts';
import { allLoaded } from './screen-checks.ts';

const answers = (page: Page) => page.locator('main .answers-list a');
const question = (page: Page) => page.locator('#q');

/** The search is hydrated when it takes the question over. */
async function ask(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await question(page).fill('');
    await question(page).fill(text);
    await expect(page.locator('main search [role=status]')).not.toBeEmpty({ timeout: 1000 });
  }).toPass();
}

test('somebody whose robot does not start finds an answer, says that it does not help, and reports with it', async ({
  page,
  openAs,
}) => {
  const text = once('Still nothing.');
  await openAs('us-noah', '/helpCenter');
  await question(page).fill('robot wont strat');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/searchFaq\?q=robot/);
  await expect(question(page)).toHaveValue('robot wont strat');
  const hit = page.getByRole('link', { name: /The robot vacuum does not start/ });
  await expect(hit).toBeVisible();
  await expect(hit.locator('mark').first()).toBeVisible();
  await hit.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The robot vacuum does not start');
  await page.locator('[data-article]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByLabel('It did not solve my problem').check();
  await page.locator('#vote-comment').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Thank you, noted/)).toBeVisible();
  const { items: votes } = await (await serviceOf('us'))(serviceHelpVotes, { article: 'vacuum-does-not-start' });
  expect(votes[0]?.comments.map((comment) => comment.text)).toContain(text);

  await page.getByRole('link', { name: 'Report a problem' }).click();
  await ready(page);
  await expect(page.getByText('You have read: The robot vacuum does not start')).toBeVisible();
  await expect(page.locator('#typeId')).toHaveValue('device');
  await expect(page.locator('#device')).toContainText('100V');
  for (const [name, value] of Object.entries({ ...fields, description: text })) await page.locator(`#${name}`).fill(value);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
  const noah = await clientOf('us-noah');
  const { items } = await noah(listFeedback, {});
  expect(await noah(feedbackDetail, { id: items[0]?.id ?? '' })).toMatchObject({ article: 'vacuum-does-not-start' });
});

test('a report that an answer has begun is sent before the types of problems have come', async ({ page, openAs }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/feedback/types*', (route) => held.promise.then(() => route.continue()));
  await openAs('us-noah', '/feedback?article=vacuum-does-not-start&kind=vacuum');
  await expect(page.locator('#device')).toContainText('100V');
  await expect(page.locator('#typeId')).toHaveValue('device');
  for (const [name, value] of Object.entries({ ...fields, description: once('No types yet') }))
    await page.locator(`#${name}`).fill(value);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
  held.resolve();
});

test('a report that its page has begun by itself can be left without a question', async ({ page, openAs }) => {
  await openAs('us-noah', '/feedback?article=vacuum-does-not-start&kind=vacuum');
  await ready(page);
  await expect(page.locator('#device')).toContainText('100V');
  await page.goto('/helpCenter');
  await openAs('us-noah', '/feedback');
  await ready(page);
  await expect(page.getByText('What you entered before has been restored.')).toBeHidden();
});

test('answers are offered while a problem is described, and read in place', async ({ page, openAs }) => {
  await openAs('us-grace', '/feedback');
  await ready(page);
  await page.locator('#description').fill('Hello. The map has disappeared. I like the robot.');
  const found = page.locator('.found-answers summary', { hasText: 'The map is lost' });
  await expect(found).toBeVisible();
  await found.click();
  await expect(page.getByText('Check under Maps whether it is still there.')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
});

test('the ways on from an answer say what they lead to', async ({ page }) => {
  await page.goto('/faqDetail/account-change-region');
  const ways = page.getByRole('navigation', { name: 'More about this' }).getByRole('link');
  await expect(ways.first()).toHaveText(/^\s*Problem type: Account\s+\d+ answers\s*$/);
});

test('common answers are offered before a problem is described, and none is in the way of one that is', async ({
  page,
  openAs,
}) => {
  await openAs('us-grace', '/feedback');
  await ready(page);
  await page.locator('#typeId').selectOption('account');
  const offers = page.locator('.found-answers summary');
  await expect(offers).toHaveCount(3);
  await expectAccessible(page);
  await page.locator('#description').fill('zzzzzzzz');
  await expect(offers).toHaveCount(0);
});

test('somebody who is not signed in is asked for no reason, since none would be stored', async ({ page }) => {
  await page.goto('/faqDetail/fryer-smoke');
  await page.locator('[data-article]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText(/Thank you, noted/)).toBeVisible();
  await expect(page.locator('#vote-comment')).toBeHidden();
});

test('what is asked stands in the address, with its filters, and among the recent searches', async ({ page }) => {
  await page.goto('/searchFaq?q=offline&kind=vacuum');
  await expect(page.getByRole('radio', { name: 'Robot vacuums' })).toBeChecked();
  await expect(answers(page).first()).toBeVisible();
  await page.getByText('Network', { exact: true }).click();
  await expect(page).toHaveURL(/problem=network/);
  await answers(page).first().click();
  await page.goBack();
  await expect(question(page)).toHaveValue('offline');
  await expect(page.getByRole('radio', { name: 'Network' })).toBeChecked();
  await page.goto('/searchFaq');
  await page.getByRole('button', { name: 'offline' }).click();
  await expect(question(page)).toHaveValue('offline');
  await page.goto('/searchFaq');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'offline' })).toBeHidden();
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'offline' })).toBeHidden();
});

test('a search can be left at any time without a question', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  for (const path of ['/searchFaq', '/recipes/search']) {
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.getByRole('searchbox');
    await box.click();
    await box.fill('robot');
    await page.goto('/helpCenter');
  }
  expect(questions).toEqual([]);
});

test('a held key changes the query faster than browsers let the address follow', async ({ page }) => {
  await page.addInitScript(() => {
    let left = 10;
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...to) {
      if (left-- <= 0) throw new DOMException('', 'SecurityError');
      replaceState.apply(this, to);
    };
  });
  await page.goto('/searchFaq');
  await ask(page, 'brush is stuck');
  for (let presses = 0; presses < 20; presses++) await question(page).press('x');
  for (let presses = 0; presses < 20; presses++) await question(page).press('Backspace');
  await expect(answers(page).first()).toBeVisible();
});

test('a filter alone lists what it admits, and one that leaves nothing can be dropped', async ({ page }) => {
  await page.goto('/searchFaq');
  await page.getByText('Air fryers', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /^\d+ answers$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Most common problems' })).toBeHidden();
  await ask(page, 'carpet');
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(page.getByRole('radio', { name: 'All devices' })).toBeChecked();
  await expect(page.locator('search .results')).toBeFocused();
  await expect(answers(page).first()).toBeVisible();
});

test('a suggestion that is tapped opens: the tap does not close the list first', async ({ page }) => {
  await page.goto('/helpCenter');
  await question(page).tap();
  await question(page).fill('battery empt');
  const first = page.getByRole('option').first();
  const title = (await first.textContent()) ?? '';
  await first.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a question without an answer is told so, with the ways on', async ({ page }) => {
  await page.goto('/searchFaq');
  await ask(page, 'lawn mower blade');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a problem' })).toBeVisible();
  await expectAccessible(page);
});

test('the search begins in its field, and Enter leads to what was found', async ({ page }) => {
  await page.goto('/searchFaq');
  await expect(question(page)).toBeFocused();
  await ask(page, 'brush is stuck');
  await question(page).press('Enter');
  await expect(page.locator('search .results')).toBeFocused();
});

test('while one types, the help center suggests answers, and a chosen one opens', async ({ page }) => {
  await page.goto('/helpCenter');
  await question(page).focus();
  const options = page.getByRole('option');
  await expect(async () => {
    await question(page).fill('');
    await question(page).pressSequentially('battery empt');
    await expect(options.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await expectToFit(page);
  await question(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const title = (await options.first().textContent()) ?? '';
  await question(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a result quotes the step that answers, and leads to it', async ({ page }) => {
  await page.goto('/searchFaq');
  await ask(page, 'code went to junk folder');
  const first = answers(page).first();
  await expect(first).toHaveAttribute('href', /\/faqDetail\/account-no-code#step-2$/);
  await expect(first.locator('small')).toContainText(/spam/i);
  await first.click();
  await expect(page.locator('#step-2')).toBeInViewport();
});

test('guides are found, and those for each model let one choose it', async ({ page }) => {
  await page.goto('/searchFaq');
  await ask(page, 'split room');
  const guide = page.locator('.answers-models', { hasText: 'Partition management' });
  await guide.getByRole('link', { name: 'V330' }).click();
  await expect(page).toHaveURL(/\/partitionManagementV330$/);
});

test('before anything is typed, and when nothing is found, the most common answers are there', async ({ page }) => {
  await page.goto('/searchFaq');
  await expect(page.getByRole('heading', { name: 'Most common problems' })).toBeVisible();
  await expect(answers(page)).toHaveCount(5);
  await ask(page, 'battery');
  await expect(page.getByRole('heading', { name: 'Most common problems' })).toBeHidden();
  await ask(page, 'lawn mower blade');
  await expect(page.getByRole('heading', { name: 'Most common problems' })).toBeVisible();
  await question(page).fill('');
  await answers(page).first().click();
  await expect(page).toHaveURL(/\/faqDetail\//);
});

test('the problem that a search is about is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/searchFaq?problem=other');
  const chip = page.getByRole('radio', { name: 'Other', exact: true });
  await expect(chip).toBeChecked();
  await expect(chip.locator('..')).toBeInViewport({ ratio: 1 });
});

test('beside the filters, results stand right below each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/searchFaq?q=air%20fryer%20smokes');
  const lists = page.locator('.results .answers');
  await expect(lists).toHaveCount(2);
  const gap = () =>
    lists.evaluateAll(([first, second]) => {
      if (!first || !second) return undefined;
      return second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
    });
  await expect.poll(gap).toBeGreaterThan(0);
  expect(await gap()).toBeLessThan(40);
});

test('the first answer of the help center stands above 300 px on a phone', async ({ page }) => {
  for (const path of ['/helpCenter', '/allFaqList', '/faqList/network-vacuum', '/ru/helpCenter', '/de/faqList/voice']) {
    await page.goto(path);
    expect((await answers(page).first().boundingBox())?.y, path).toBeLessThan(300);
    await expectToFit(page);
  }
});

test('problems and devices are filtered in place: what was typed, the focus and the row stay', async ({ page }) => {
  const script = page.waitForResponse(/FilterScript/);
  await page.goto('/helpCenter');
  await script;
  await allLoaded(page);
  await question(page).fill('half a wor');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const network = page.getByRole('link', { name: 'Network', exact: true });
  await network.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faqList\/network$/);
  await expect(page).toHaveTitle('Common problems');
  await expect(page.getByRole('heading', { name: /^Network/ })).toBeVisible();
  await expect(network).toBeFocused();
  await expect(network).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.filters [role=status]')).toHaveText(/^Network: \d+ answers$/);
  await page.getByRole('link', { name: 'Robot vacuums', exact: true }).click();
  await expect(page).toHaveURL(/\/faqList\/network-vacuum$/);
  await page.getByRole('link', { name: 'All problems' }).click();
  await expect(page).toHaveURL(/\/faqList\/all-vacuum$/);
  await expect(question(page)).toHaveValue('half a wor');
  expect(loads).toEqual([]);
  await expectAccessible(page);
});

test('a list that is shown in place looks as on its own page', async ({ page }) => {
  const label = page.locator('.answers > h2').first();
  const style = () =>
    label.evaluate((element) => ({ ...element.getBoundingClientRect().toJSON(), font: getComputedStyle(element).font }));
  await page.goto('/allFaqList');
  const own = await style();
  await page.goto('/faqList/network');
  await allLoaded(page);
  await page.getByRole('link', { name: 'All problems' }).click();
  await expect(page).toHaveURL(/\/allFaqList$/);
  expect(await style()).toEqual(own);
});

test('what is about the reader’s own kinds of devices comes first in the app', async ({ page }) => {
  await page.goto('/helpCenter');
  await expect(answers(page).nth(1)).toHaveText('The device is offline');
  await playApp(page, { uid: 'us-noah' });
  await page.reload();
  await expect(answers(page).nth(1)).toHaveText('The robot vacuum does not charge');
  await expect(page.getByRole('navigation', { name: 'Device type' }).getByRole('link').first()).toHaveText('All devices');
});

test.describe('without a connection', () => {
  test.use({ tolerated: /favicon/ });

  test('the search goes on', async ({ page, context }) => {
    await page.goto('/searchFaq');
    await ask(page, 'offline');
    await allLoaded(page);
    await context.setOffline(true);
    await ask(page, 'brush is stuck');
    await expect(page.getByRole('link', { name: /brush/ }).first()).toBeVisible();
  });
});

test.describe('the search of another language', () => {
  for (const [path, query, answer] of [
    ['/de/searchFaq', 'saugt nicht richtig', /Saug/],
    ['/ja/searchFaq', '充電できない', /充電/],
    ['/ru/searchFaq', 'не заряжается', /заряж/],
  ] as const)
    test(`finds answers in it: ${path}`, async ({ page }) => {
      await page.goto(path);
      await ask(page, query);
      await expect(answers(page).filter({ hasText: answer }).first()).toBeVisible();
      await expectToFit(page);
    });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('problems and devices are filtered by links', async ({ page }) => {
    await page.goto('/helpCenter');
    await page.getByRole('link', { name: 'Network', exact: true }).click();
    await expect(page).toHaveURL(/\/faqList\/network$/);
    await page.getByRole('link', { name: 'Robot vacuums', exact: true }).first().click();
    await expect(page).toHaveURL(/\/faqList\/network-vacuum$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\s*Network\s· Robot vacuums\s+\d+ answers\s*$/);
    expect(await answers(page).count()).toBeGreaterThan(1);
    const problems = page.getByRole('navigation', { name: 'Problem type' });
    await problems.getByRole('link', { name: 'All problems' }).click();
    await expect(page).toHaveURL(/\/faqList\/all-vacuum$/);
    await page.getByRole('link', { name: 'Error messages from the app and the device' }).click();
    await expect(page).toHaveURL(/\/faqList\/errors-vacuum$/);
    await expect(page).toHaveTitle('Error messages');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\s*Error messages\s· Robot vacuums\s+\d+ answers\s*$/);
  });
});

test.describe('Online Support', () => {
  test('is the app’s chat where its switch says so', async ({ page }) => {
    const calls = await playApp(page, { answers: { getOnlineServiceSwitch: { enabled: true }, openOnlineService: null } });
    await page.goto('/helpCenter');
    await page.locator('.support').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Online Support' }).click();
    await expect.poll(() => calls.map(({ method }) => method)).toContain('openOnlineService');
    await expect(page).toHaveURL(/helpCenter$/);
    for (const name of ['Report a problem', 'Service tickets']) await expect(page.getByRole('link', { name })).toBeVisible();
  });

  test('leads to a report where the chat does not open', async ({ page }) => {
    await playApp(page, { answers: { getOnlineServiceSwitch: { enabled: true } }, refuses: ['openOnlineService'] });
    await page.goto('/faqDetail/fryer-smoke');
    await page.locator('.support').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Online Support' }).click();
    // The answer stays in the address until it is known whose report it is.
    await expect(page).toHaveURL(/\/feedback\?article=fryer-smoke&kind=airFryer$/);
  });

  test('is not offered where it is switched off', async ({ page }) => {
    const calls = await playApp(page, { answers: { getOnlineServiceSwitch: { enabled: false }, openOnlineService: null } });
    await page.goto('/helpCenter');
    const report = page.getByRole('link', { name: 'Report a problem' });
    await page.locator('.support').scrollIntoViewIfNeeded();
    await expect.poll(() => calls.map(({ method }) => method)).toContain('getOnlineServiceSwitch');
    await expect(report).toBeVisible();
    await expect(page.getByRole('link', { name: 'Online Support' })).toBeHidden();
  });
});

test('the steps of an answer are tried one at a time, and what was tried goes with the report', async ({ page, openAs }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('Troubleshooter') && scripts.push(request.url()));
  await openAs('us-noah', '/faqDetail/vacuum-does-not-start');
  await expect(page.getByText('Was this helpful?')).toBeAttached();
  expect(scripts).toEqual([]);
  await page.getByText('Try it step by step').click();
  const step = page.locator('.try-now');
  await expect(step).toContainText('Step 1 of 5');
  await expect(step).toContainText('Put the device on the dock by hand.');
  expect(scripts).toHaveLength(1);
  await expectAccessible(page);
  await expectToFit(page);

  const notYet = page.getByRole('button', { name: 'Not yet' });
  await notYet.press('Enter');
  await expect(step).toBeFocused();
  await page.reload();
  await page.getByText('Try it step by step').click();
  await expect(step).toContainText('Step 2 of 5');
  for (let number = 2; number <= 5; number++) {
    await expect(step).toContainText(`Step ${number} of 5`);
    await notYet.press('Enter');
  }
  await expect(step).toContainText('You have tried every step');
  await page.locator('.try').getByRole('link', { name: 'Report a problem' }).press('Enter');

  await ready(page);
  const tried = page.getByRole('region', { name: 'What you tried' });
  await expect(tried.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  const text = once('It still does not start');
  await page.locator('#description').fill(text);
  await page.locator('#platform').fill('Amazon');
  await page.locator('#orderNumber').fill('17');
  await page.locator('#contact').fill('noah@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you, we received your report')).toBeVisible();
  const [newest] = (await (await clientOf('us-noah'))(listFeedback, { limit: '1' })).items;
  expect(newest?.excerpt).toBe(text);
  const { tried: stored } = await (await clientOf('us-noah'))(feedbackDetail, { id: newest?.id ?? '' });
  expect(stored?.map(({ step: anchor }) => anchor)).toEqual(['step-1', 'step-2', 'step-3', 'step-4', 'step-5']);
});

test('a step that helps ends with how it stays so', async ({ page }) => {
  await page.goto('/de/faqDetail/error-side-brush-blocked');
  await page.getByText('Schritt für Schritt ausprobieren').click();
  await page.getByRole('button', { name: 'Es hat geklappt' }).press('Enter');
  await expect(page.locator('.try-now')).toContainText('Reinigen Sie die Hauptbürste');
  await page.getByRole('button', { name: 'Von vorn beginnen' }).press('Enter');
  await expect(page.locator('.try-now')).toContainText('Schritt 1 von 5');
});

test('an answer without scripts is as it was', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/faqDetail/vacuum-does-not-start');
  await expect(page.getByText('Try it step by step')).toBeHidden();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await context.close();
});
