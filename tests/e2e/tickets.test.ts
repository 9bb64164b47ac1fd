import type { BrowserContext, Page } from '@playwright/test';
import { listTickets } from '../../src/contract/tickets/list.ts';
import { serviceTicketMessage, serviceTicketShipping, serviceTicketStatus } from '../../src/contract/tickets/operate.ts';
import { ticketDetail } from '../../src/contract/tickets/read.ts';
import { openedFor } from './customer-service.ts';
import { at, clientOf, expect, serviceOf, test } from './fixtures.ts';
import { expectDraft, flushOutbox, stopClock } from './page-state.ts';
import { addPhotos, once, photo } from './reports.ts';
import { expectAccessibleInBoth, expectLargeTargets, expectNothingCut } from './screen-checks.ts';

const item = (page: Page, text: string) => page.locator('.cell', { hasText: text });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

const unreachable = (context: BrowserContext) => context.route('**/api/v1/**', (route) => route.abort());
const reachable = (context: BrowserContext) => context.unroute('**/api/v1/**');

test('a ticket is found, opened and answered with a photo, and what customer service does shows by itself', async ({
  page,
  openAs,
}) => {
  const text = once('It hums. Which side does it come from?');
  const id = await openedFor('us-noah', text);
  const noah = await clientOf('us-noah');
  const service = await serviceOf('us');
  // Filters are offered for tickets that differ.
  const other = await openedFor('us-noah', once('Another'));
  await service(serviceTicketStatus, { id: other, status: 'approved', note: '' }, { key: `approved-${other}` });

  await openAs('us-noah', '/rmaList');
  await expect(item(page, text).getByText('New')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('waiting');
  await expect(page).toHaveURL(/group=waiting/);
  await page.getByRole('searchbox').fill(`HALLWAY ${text.replace(/\D/g, '')}`);
  await expect(page).toHaveURL(/q=HALLWAY/);
  await expect(page.locator('.cell')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Tickets found: 1' })).toBeAttached();
  await item(page, text).getByRole('link').click();

  await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
  await expect(page.locator('.turn blockquote')).toHaveText(text);
  await expect.poll(async () => (await noah(ticketDetail, { id })).unread).toBe(false);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(/HALLWAY/);
  await expect(page.locator('.cell')).toHaveCount(1);
  await page.goForward();

  await page.getByRole('link', { name: 'Answer now' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('From the left.');
  await addPhotos(page, await photo());
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: 'It is customer service’s turn' })).toBeVisible();
  await expect(page.locator('.message-user')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', /\/rmaList$/);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await expect(page.locator('dialog[open] img')).toBeVisible();
  await page.keyboard.press('Escape');

  const reply = '<b>Please send it in.</b>';
  await service(serviceTicketMessage, { id, text: reply, images: [] }, { key: `reply-${id}` });
  await expect(page.getByText(reply)).toBeVisible();
  await service(serviceTicketStatus, { id, status: 'approved', note: 'Within two weeks.' }, { key: `approved-${id}` });
  await expect(page.getByText('Within two weeks.')).toBeVisible();
  expect((await noah(ticketDetail, { id })).messages.map(({ from }) => from)).toEqual(['service', 'user', 'service']);
});

test('parcels show their numbers, and only links that lead somewhere known', async ({ page, openAs }) => {
  const id = await openedFor('us-noah', once('Two parcels'));
  const parcel = { carrier: 'Parcel Express', trackingNumber: 'PX-1', trackingUrl: 'https://www.example.com/track?n=PX-1' };
  const elsewhere = { carrier: 'City Courier', trackingNumber: 'CC-2', trackingUrl: 'https://parcels.invalid/CC-2' };
  const shipping = { toService: elsewhere, toUser: parcel, address: 'Service\n1 Example Avenue' };
  await (await serviceOf('us'))(serviceTicketShipping, { id, shipping });

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs('us-noah', `/rmaDetail/${id}`);
  const copies = page.getByRole('button', { name: 'Copy: Tracking number' });
  await expect(copies).toHaveCount(2);
  await copies.last().click();
  await expect(page.getByRole('status').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CC-2');
  await expect(page.getByText('1 Example Avenue')).toBeVisible();

  const links = page.getByRole('link', { name: 'Track package' });
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page.locator('dialog#external')).toContainText('www.example.com');
  await page.keyboard.press('Escape');
});

test('the list narrows, comes in pages to the end, and says when nothing is left', async ({ page, openAs }) => {
  await openAs('us-grace', '/rmaList?group=closed&type=refund');
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('closed');
  await expect(page.locator('.cell').first()).toBeVisible();
  for (const cell of await page.locator('.cell strong').all()) await expect(cell).toContainText('Refund');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('');
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText('No more')).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await page.locator('.cell').count()).toBeGreaterThan(40);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No ticket matches' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No ticket matches' })).toBeAttached();
});

test.describe('where the server cannot be reached', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_/ });

  test('the list and opened tickets are read as they were, and the filter looks through them', async ({
    page,
    context,
    openAs,
  }) => {
    await openAs('fr-louis', '/rmaList');
    await page.locator('.cell').nth(1).getByRole('link').click();
    await expect(page.locator('.message').first()).toBeVisible();
    await unreachable(context);
    await page.reload();
    await expect(page.getByText(/No connection. This is from .*20\d\d/)).toBeVisible();
    await expect(page.locator('.message').first()).toBeVisible();
    await page.goto('/rmaList');
    await expect(page.locator('.cell')).toHaveCount(8);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('closed');
    await expect(page.locator('.cell')).toHaveCount(2);
    await page.goto('/rmaDetail/fr-louis-never-opened');
    await expect(page.getByRole('heading', { name: 'We cannot reach our servers' })).toBeVisible();

    await page.goto('/rmaList');
    await expect(page.getByText(/This is from/)).toBeVisible();
    await reachable(context);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/This is from/)).toBeHidden();
  });

  test('an answer is kept as it is typed, waits for a connection, and arrives once', async ({ page, context, openAs }) => {
    const text = once('Ring twice?');
    const id = await openedFor('us-noah', text);
    await page.clock.install();
    await openAs('us-noah', `/rmaDetail/${id}`);
    await page.getByRole('textbox', { name: 'Your message' }).fill('Once is enough.');
    await expectDraft(page, ['Once is enough.']);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Once is enough.');

    await unreachable(context);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    // It would be sent again after some seconds, before anybody asks for it.
    await stopClock(page);
    await flushOutbox(page);
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
    await reachable(context);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.locator('.message-user')).toHaveText(/Once is enough./);
    const { messages } = await (await clientOf('us-noah'))(ticketDetail, { id });
    expect(messages.filter(({ from }) => from === 'user')).toHaveLength(1);
  });
});

test.describe('an id that is not the user’s own', () => {
  test.use({ tolerated: /status of 40[04]/ });

  test('is not told from one that never was', async ({ page, openAs }) => {
    for (const id of ['de-anna-motor', 'never-was', '%F0%9F%A4%96', '']) {
      await openAs('us-noah', `/rmaDetail${id && `/${id}`}`);
      await expect(page.getByText('This ticket is not available')).toBeVisible();
    }
    await page.getByRole('link', { name: 'All tickets' }).click();
    await expect(page).toHaveURL(/\/rmaList/);
  });
});

test('without a token the tickets say so', async ({ page }) => {
  await page.goto('/rmaList');
  await expect(page.getByText('Sign in to continue')).toBeVisible();
});

test('tickets can be used by everybody, in both schemes and with long words', async ({ page, openAs }) => {
  for (const path of ['/rmaList', '/rmaList?q=nothing', '/rmaDetail/de-anna-motor', '/rmaDetail/de-anna-contacts']) {
    await openAs('de-anna', `/de${path}`);
    await expect(page.locator('.ticket, .ticket-list .cell, .empty-state').first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await expectLargeTargets(page);
    await expectNothingCut(page);
  }
});

test('customer service opens a ticket at its desk, and moves it', async ({ page }) => {
  const text = once('A new wheel');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${at.shell}/shell?user=us-noah&open=/rmaList`);
  await page.getByRole('tab', { name: 'Service' }).click();
  await page.getByText('Tickets', { exact: true }).first().click();
  await page.getByRole('button', { name: 'New ticket' }).click();
  await page.getByRole('textbox', { name: 'Device' }).fill('Hallway robot');
  await page.getByRole('textbox', { name: 'First message' }).fill(text);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('declined');
  await page.getByRole('textbox', { name: 'Note in the history' }).fill('No wheel left.');
  await page.getByRole('button', { name: 'Set the status' }).click();
  await expect(page.getByRole('heading', { name: /Declined/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Sorry.');
  await page.getByLabel('Pictures').setInputFiles([{ name: 'wheel.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('.messages .service').last()).toContainText('Sorry.');
  const phone = page.frameLocator('#web-view');
  await expect(phone.locator('.cell', { hasText: 'Sorry.' }).getByText('Declined')).toBeVisible();
  const { items } = await (await clientOf('us-noah'))(listTickets, { q: 'sorry' });
  expect(items.length).toBeGreaterThan(0);
});
