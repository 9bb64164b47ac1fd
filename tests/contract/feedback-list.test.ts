import { beforeAll, describe, expect, test } from 'vitest';
import { excerpt } from '../../server/feedback/views.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { type FeedbackSummary, listFeedback } from '../../src/contract/feedback/read.ts';
import { report } from './reports.ts';
import { createServer, type Server } from './server.ts';

interface Page {
  items: FeedbackSummary[];
  next: string | null;
}

let server: Server;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('us-grace');
});

const page = (input: Record<string, string>) => server.call(listFeedback, { token, region: 'us', input });

async function allPages(limit: string, between?: () => Promise<unknown>): Promise<FeedbackSummary[]> {
  const items: FeedbackSummary[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data }: { data: Page } = await page({ limit, ...(cursor !== '' && { cursor }) });
    items.push(...data.items);
    cursor = data.next;
    await between?.();
  }
  return items;
}

describe('the list of records', () => {
  test('comes newest first, page by page, without gaps', async () => {
    const all = await allPages('50');
    expect(all.length).toBeGreaterThan(45);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a));
    expect(await allPages('7')).toEqual(all);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('has twenty records on a page, and no next one after the last', async () => {
    const { data } = await page({});
    expect(data.items).toHaveLength(20);
    expect(data.next).not.toBeNull();
  });

  test('does not offer a page that would be empty', async () => {
    const anna = await server.signIn('de-anna');
    const next = async (limit: string) => (await server.call(listFeedback, { token: anna, input: { limit } })).data.next;
    expect(await next('3')).not.toBeNull();
    expect(await next('4')).toBeNull();
  });

  test('keeps its pages when reports arrive meanwhile', async () => {
    const before = await allPages('50');
    const seen = await allPages('10', () =>
      server.call(createFeedback, {
        token,
        region: 'us',
        input: report({ device: { source: 'mine', deviceId: 'us-grace-robot' }, contact: 'grace@example.com' }),
      }),
    );
    expect(seen).toEqual(before);
  });

  test('is apart by milliseconds, and by id where even these are the same', async () => {
    const token = await server.signIn('de-jonas');
    const input = report({ device: { source: 'mine', deviceId: 'de-jonas-robot' } });
    for (let i = 0; i < 5; i++) await server.call(createFeedback, { token, input });
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { data }: { data: Page } = await server.call(listFeedback, {
        token,
        input: { limit: '1', ...(cursor !== '' && { cursor }) },
      });
      ids.push(...data.items.map(({ id }) => id));
      cursor = data.next;
    }
    expect(new Set(ids).size).toBe(5);
  });

  test.each([{ limit: '0' }, { limit: '51' }, { limit: 'x' }, { limit: '1.5' }])('refuses %o', async (input) => {
    expect((await page(input)).data).toMatchObject({ fields: { limit: 'format' } });
  });

  test.each(['nonsense', '1-', '-1', 'x'.repeat(129), "1-'or"])('refuses the cursor %s', async (cursor) => {
    expect((await page({ cursor })).data).toMatchObject({ fields: { cursor: 'format' } });
  });
});

describe('an excerpt', () => {
  test('is the whole of a short text, and the beginning of a long one', () => {
    expect(excerpt('short')).toBe('short');
    expect(excerpt('x'.repeat(500))).toBe('x'.repeat(160));
  });

  test('of one endless character is still well formed', () => {
    expect(excerpt(`x${'\u0301'.repeat(500)}`)).toBe(`x${'\u0301'.repeat(159)}`);
    expect(excerpt(`x${'\u{1d165}'.repeat(300)}`).isWellFormed()).toBe(true);
  });

  test('does not end within a character', () => {
    expect(excerpt(`${'x'.repeat(159)}👍🏽 and more`)).toBe('x'.repeat(159));
    expect(excerpt(`${'x'.repeat(159)}e\u0301 and more`)).toBe('x'.repeat(159));
    expect(excerpt(`${'x'.repeat(158)}e\u0301 and more`)).toBe(`${'x'.repeat(158)}e\u0301`);
  });
});
