import { createFeedback } from '../../src/contract/feedback/create.ts';
import { feedbackDetail } from '../../src/contract/feedback/read.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { sendTicketMessage } from '../../src/contract/tickets/message.ts';
import { openedFor } from './customer-service.ts';
import { clientOf, expect, test } from './fixtures.ts';
import { fields, once, photo } from './reports.ts';

const shown = (element: Element) => (element as HTMLImageElement).naturalWidth > 0;

test.describe('a page that is open for longer than the addresses of its pictures work', () => {
  // A browser does not hand a picture what is none: the refusal is JSON.
  test.use({ tolerated: /status of 403|ERR_BLOCKED_BY_ORB/ });

  test('asks for new ones and shows the pictures, large too', async ({ page, openAs }) => {
    const noah = await clientOf('us-noah');
    const image = await noah(uploadImage, new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' }), {
      key: once('image').replace(/\W/g, '-'),
    });
    const device = { source: 'manual', sn: 'SN-1', deviceId: '' } as const;
    const input = { ...fields, typeId: 'device', device, description: once('Two lights'), images: [image.id] };
    const { id } = await noah(createFeedback, input, { key: once('report').replace(/\W/g, '-') });

    // The first answer is as old as the page: the server refuses the addresses in it.
    let answers = 0;
    await page.route(`**${feedbackDetail.path}?*`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      answers++;
      await route.fulfill({ response, body: answers === 1 ? body.replace(/expires=\d+/g, 'expires=1700000000') : body });
    });
    await openAs('us-noah', `/feedbackDetails/${id}`);
    const small = page.locator('.message-pictures img');
    await expect.poll(() => small.evaluate(shown)).toBe(true);
    expect(answers).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'View photo 1' }).click();
    await expect.poll(() => page.locator('dialog[open] img').evaluate(shown)).toBe(true);
  });
});

test('earlier messages of a ticket are shown on request, take the focus, and stay when something new comes', async ({
  page,
  openAs,
}) => {
  const id = await openedFor('us-noah', once('A long story'));
  const noah = await clientOf('us-noah');
  const say = (text: string, number: number) =>
    noah(sendTicketMessage, { id, text, images: [] }, { key: `${text.replace(/\W/g, '-')}-${number}-${id}` });
  for (let number = 1; number <= 32; number++) await say(`Chapter ${number}.`, number);

  await openAs('us-noah', `/rmaDetail/${id}`);
  await expect(page.locator('.message')).toHaveCount(30);
  await expect(page.locator('.message').first()).toContainText('Chapter 3.');
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(page.locator('.message')).toHaveCount(33);
  await expect(page.locator('.message').first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);

  await say('The end.', 33);
  await expect(page.getByText('The end.')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.message')).toHaveCount(34);
});
