import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import { requiredText } from '../../src/contract/input-fields.ts';
import { report } from './reports.ts';
import { createServer, type Server } from './server.ts';

let server: Server;
let token: string;
let operator: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
  operator = await server.signIn('service-eu');
});

/** Sends a text in every field that takes one, and reads them all back. */
async function roundTrip(text: string) {
  const beginning = text.slice(0, 60).toWellFormed().trim();
  const short = v.is(requiredText(60), beginning) ? beginning : 'x';
  const input = report({
    description: text,
    platform: short,
    orderNumber: short,
    device: { source: 'manual', sn: short, deviceId: short },
  });
  const { code, data } = await server.call(createFeedback, { token, input });
  expect(code).toBe(200);
  await server.call(serviceReply, { token: operator, input: { id: data.id, text } });
  const { data: feedback } = await server.call(feedbackDetail, { token, input: data });
  expect(feedback.messages.map((message) => message.text)).toEqual([text, text]);
  expect(feedback).toMatchObject({ platform: short, orderNumber: short, device: { name: short, sn: short, deviceId: short } });
  const { data: page } = await server.call(listFeedback, { token, input: { limit: '1' } });
  server.clock.now += 1;
  expect(text.startsWith(page.items[0]?.excerpt ?? '-')).toBe(true);
}

describe('a text comes back as it was sent', () => {
  test.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '&lt;b&gt; &amp;amp; %3Cb%3E \\u0041 \\n {{brand}} $(7*7) <!-- -->',
    "Robert'); drop table feedback;--",
    '👩🏽‍🔧 🤖 🇩🇪 e\u0301 é ﬁ Ǆ',
    'שלום \u202eעולם\u202c العربية\u200f',
    'line\r\nline\nline\rline\ttab',
    '\u200b\u2060\ufeffzero width\u200b',
    '日本語 한국어 简体 繁體 ไทย हिन्दी',
    '\u0001\u0008\u001b[31m\u007f\u0085',
    'null',
    'x'.repeat(2000),
    '漢'.repeat(2000),
  ])('%o', roundTrip);

  test('whatever it is', async () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 500 })
      .filter((value) => value.trim() === value && !value.includes('\0') && v.is(requiredText(500), value));
    await fc.assert(fc.asyncProperty(text, roundTrip), { numRuns: 150 });
  }, 60_000);

  test('but for the spaces around it', async () => {
    const { data } = await server.call(createFeedback, { token, input: report({ description: ' \n inner  space \t' }) });
    const { data: feedback } = await server.call(feedbackDetail, { token, input: data });
    expect(feedback.messages[0]?.text).toBe('inner  space');
  });
});

describe('a text that no database could keep as it is', () => {
  test.each([
    ['a NUL', 'before\0after'],
    ['half a character', 'before\ud83dafter'],
  ])('is refused: %s', async (_, description) => {
    const before = await server.call(listFeedback, { token });
    const { code, data } = await server.call(createFeedback, { token, input: report({ description }) });
    expect({ code, data }).toMatchObject({ code: 400, data: { fields: { description: 'format' } } });
    expect((await server.call(listFeedback, { token })).text).toBe(before.text);
  });
});
