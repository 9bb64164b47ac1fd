import { expect, test, vi } from 'vitest';
import { auditTrail } from '../../../../../server/simulator/page/desks/audit-trail.ts';
import type { DeskTools } from '../../../../../server/simulator/page/desks/desk.ts';
import type { AuditEntry } from '../../../../../src/contract/audit/operate.ts';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: 'a', at: 1_780_000_000, actor: { pseudonym: '0123456789abcdef', you: false }, role: 'user' },
  ...{ action: 'feedback.create', requestId: 'r' },
  ...more,
});

function open(answer: (input: unknown) => Promise<unknown>) {
  const call = vi.fn((_: unknown, input: unknown) => answer(input));
  const trail = auditTrail(call as unknown as DeskTools['call'], 'record');
  const toggle = () => trail.dispatchEvent(new Event('toggle'));
  const lines = () => [...trail.querySelectorAll('li')].map((item) => item.textContent ?? '');
  return { call, trail, toggle, lines };
}

test('is asked for when it is opened, once, and not before', async () => {
  const { call, toggle, lines } = open(async () => ({ items: [entry({})], next: null }));
  expect(call).not.toHaveBeenCalled();
  toggle();
  toggle();
  await expect.poll(lines).toHaveLength(1);
  expect(call).toHaveBeenCalledTimes(1);
});

test('shows when, who by the beginning of a pseudonym or as “you”, and what', async () => {
  const own = entry({ role: 'operator', action: 'feedback.read', actor: { pseudonym: 'f'.repeat(32), you: true } });
  const { toggle, lines, trail } = open(async () => ({ items: [own, entry({})], next: null }));
  toggle();
  await expect.poll(lines).toHaveLength(2);
  expect(lines()[0]).toMatch(/^Customer service · you\d.*feedback\.read$/);
  expect(lines()[1]).toMatch(/^User · 01234567\d* \w.*feedback\.create$/);
  expect(trail.textContent).not.toContain('abcdef');
});

test('goes on page by page to the end', async () => {
  const pages: Record<string, unknown> = {
    '': { items: [entry({ action: 'feedback.read' })], next: '1-a' },
    '1-a': { items: [entry({})], next: null },
  };
  const { call, toggle, trail, lines } = open(async (input) => pages[(input as { cursor?: string }).cursor ?? '']);
  toggle();
  await expect.poll(() => trail.querySelector('button')).not.toBeNull();
  trail.querySelector('button')?.click();
  await expect.poll(lines).toHaveLength(2);
  expect(trail.querySelector('button')).toBeNull();
  expect(call.mock.lastCall?.[1]).toEqual({ id: 'record', cursor: '1-a' });
});

test('says why it cannot be shown', async () => {
  const { toggle, lines } = open(async () => {
    throw new Error('There is nothing here');
  });
  toggle();
  await expect.poll(lines).toEqual(['There is nothing here']);
});
