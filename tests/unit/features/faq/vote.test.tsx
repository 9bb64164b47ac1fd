import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome, Vote } from '../../../../src/features/faq/vote/send-vote.ts';

const server = vi.hoisted(() => ({ isAnonymous: vi.fn(), sendVote: vi.fn() }));
vi.mock('../../../../src/features/faq/vote/send-vote.ts', () => server);

/** What was sent, each with its reply, which comes when the test says so */
let sent: { vote: Vote; reply(outcome: Outcome): void }[];

const form = () => document.querySelector('form') as HTMLFormElement;
const status = () => document.querySelector('[role=status]')?.textContent;
const press = (value: string) => document.querySelector<HTMLButtonElement>(`[value=${value}]`)?.click();

beforeEach(async () => {
  sent = [];
  server.isAnonymous.mockResolvedValue(false);
  server.sendVote.mockImplementation((vote: Vote) => new Promise<Outcome>((reply) => sent.push({ vote, reply })));
  document.body.innerHTML = `<div data-article="robot" data-load="en" data-words='{"thanks":"Thanks","noted":"Noted","failed":"Not sent"}'>
    <section hidden><button value="yes">Yes</button><button value="no">No</button>
    <form hidden><input type="radio" name="reason" value="wrong"><textarea name="comment"></textarea><button>Send</button></form>
    <p role="status"></p></section></div>`;
  vi.resetModules();
  await import('../../../../src/features/faq/vote/vote.ts');
});

/** While the yes is on its way, the form of the no is opened. */
async function replaceYesByNo(): Promise<void> {
  press('yes');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  press('no');
  await expect.poll(() => form().hidden).toBe(false);
}

test('a yes is sent at once', async () => {
  press('yes');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.reply('thanks');
  await expect.poll(status).toBe('Thanks');
});

test('the late reply to a yes leaves the form of the no that has replaced it', async () => {
  await replaceYesByNo();
  sent[0]?.reply('thanks');
  await new Promise(requestAnimationFrame);
  expect([form().hidden, status()]).toEqual([false, '']);
  form().requestSubmit();
  await vi.waitFor(() => expect(sent[1]?.vote).toMatchObject({ helpful: false }));
  sent[1]?.reply('thanks');
  await expect.poll(status).toBe('Noted');
  expect(form().hidden).toBe(true);
});

test('the late failure of a yes is not said of the no that has replaced it', async () => {
  await replaceYesByNo();
  sent[0]?.reply('failed');
  await new Promise(requestAnimationFrame);
  expect(status()).toBe('');
});

test('the focus does not go with the form', async () => {
  press('no');
  await expect.poll(() => form().hidden).toBe(false);
  const send = form().querySelector('button');
  send?.focus();
  send?.click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.reply('thanks');
  await expect.poll(() => form().hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe('No');
});
