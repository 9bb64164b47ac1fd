import type { Page } from '@playwright/test';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail } from '../../src/contract/feedback/read.ts';
import { day } from '../../src/lib/time-units.ts';
import { repliedTo } from './customer-service.ts';
import { clientOf, expect, serviceOf, test } from './fixtures.ts';
import { addPhotos, once, photo } from './reports.ts';
import { expectAccessibleInBoth, expectLargeTargets, expectNothingCut } from './screen-checks.ts';
import { changeStored } from './stored.ts';

const turn = (page: Page, title: string) => page.getByRole('heading', { name: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

test('a reply is answered with a photo, and the conversation goes on', async ({ page, openAs }) => {
  const id = await repliedTo('us-noah', once('It turns in circles'));
  await openAs('us-noah', `/feedbackDetails/${id}`);
  await expect(turn(page, 'It is your turn')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expectLargeTargets(page);
  await expectNothingCut(page);

  await message(page).fill('They are clean.');
  await addPhotos(page, await photo());
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await button(page, 'Send').dblclick();
  await expect(turn(page, 'Processing by customer service, please wait.')).toBeVisible();
  await expect(page.getByText('Processing by customer service, please wait.')).toBeVisible();
  await expect(page.locator('.message')).toHaveCount(3);
  await expect(page.locator('.message').last()).toContainText('They are clean.');
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', /\/feedbackList$/);
  await expect(message(page)).toHaveValue('');

  const service = await serviceOf('us');
  await service(serviceReply, { id, text: 'Then restart it.' }, { key: crypto.randomUUID() });
  await expect(page.getByText('Customer service has replied', { exact: true })).toBeVisible();
  await expect(turn(page, 'It is your turn')).toBeVisible();
  await expect(page.locator('.message').last()).toContainText('Then restart it.');
});

test('solved and thank you are said without words, and not solved hands it back', async ({ page, openAs }) => {
  const id = await repliedTo('us-noah', once('It beeps'));
  const noah = await clientOf('us-noah');
  const conversation = async () => (await noah(feedbackDetail, { id })).conversation;
  await openAs('us-noah', `/feedbackDetails/${id}`);

  await button(page, 'Thank you').click();
  await expect(page.getByText('You have thanked customer service.')).toBeVisible();
  expect(await conversation()).toMatchObject({ turn: 'user', thanked: true });

  await button(page, 'Not solved').click();
  await expect(turn(page, 'Processing by customer service, please wait.')).toBeVisible();
  expect(await conversation()).toMatchObject({ turn: 'service', solved: false });

  const service = await serviceOf('us');
  await service(serviceReply, { id, text: 'Then restart it.' }, { key: crypto.randomUUID() });
  await button(page, 'Solved').click();
  await expect(turn(page, 'The problem is solved')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
  expect(await conversation()).toMatchObject({ turn: 'nobody', solved: true });
  await expectAccessibleInBoth(page);
});

test('writing in a closed report opens a new one, and each leads to the other', async ({ page, openAs }) => {
  const id = await repliedTo('us-noah', once('It stops'));
  changeStored('update feedback set updated_at = updated_at - ? where id = ?', 7 * day, id);
  await openAs('us-noah', `/feedbackDetails/${id}`);
  await expect(turn(page, 'This report is closed')).toBeVisible();
  await page.getByText('Write to customer service').click();
  const again = once('It stops again');
  await message(page).fill(again);
  await button(page, 'Send').click();
  await page.getByRole('link', { name: 'See the newer report' }).click();
  await expect(page.locator('.message')).toHaveCount(1);
  await expect(page.locator('.message')).toContainText(again);
  await expect(turn(page, 'Processing by customer service, please wait.')).toBeVisible();
  await page.getByRole('link', { name: 'See the earlier report' }).click();
  await expect(page).toHaveURL(new RegExp(`/feedbackDetails/${id}`));
});

test('a server that does not continue conversations shows a report as before', async ({ page, openAs }) => {
  const id = await repliedTo('us-noah', once('It hums'));
  await page.route('**/api/v1/feedback/detail*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    delete body.data.conversation;
    await route.fulfill({ response, json: body });
  });
  await openAs('us-noah', `/feedbackDetails/${id}`);
  await expect(page.locator('.message')).toHaveCount(2);
  await expect(message(page)).toHaveCount(0);
  await expect(button(page, 'Solved')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
