import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readProgress } from '../../../../src/stores/tried.ts';

/** The page of an answer with three steps, its troubleshooter open. */
async function open(query = ''): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', `/faqDetail/robot${query}`);
  document.body.innerHTML = `
    <article class="guide"><div class="callout callout-danger">It is hot.</div>
    <details class="try" data-answer="robot" data-version="12ab" data-count="Step {{number}} of {{total}}" open>
      <div class="try-card">
        <section class="try-now" tabindex="-1"><p class="try-title"></p><div data-when="step"></div><p data-when="worked">Keep</p></section>
        <p data-when="step"><button value="worked">It worked</button><button value="notYet">Not yet</button></p>
        <a data-when="failed" href="https://help.example/feedback?article=robot">Report</a>
        <button value="back">Back</button>
        <button value="again">Again</button>
        <p hidden data-title="worked">It works again.</p>
        <p hidden data-title="failed">You have tried every step</p>
      </div>
    </details>
    <ol><li id="step-1"><strong>Charge it.</strong> A light shows.</li><li id="step-2">Wait.</li><li id="step-3"><strong>Start it.</strong></li></ol>
    <div class="callout callout-warning">It resets.</div></article>`;
  await import('../../../../src/features/faq/troubleshooter/troubleshooter.ts');
}

const title = () => document.querySelector('.try-title')?.textContent;
const step = () => document.querySelector('.try-now div')?.textContent;
const stored = (version: string, days: number) =>
  JSON.stringify({ version, tried: [{ step: 'step-1', text: '', at: Date.now() / 1000 - days * 86_400 }] });
const press = (value: string) => document.querySelector<HTMLButtonElement>(`[value=${value}]`)?.click();
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('button, a')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => one.textContent);

beforeEach(() => localStorage.clear());

describe('the steps of an answer', () => {
  test('come one at a time, and take the focus', async () => {
    await open();
    expect([title(), step()]).toEqual(['Step 1 of 3', 'Charge it. A light shows.']);
    expect(shown()).toEqual(['It worked', 'Not yet']);
    expect(document.activeElement?.className).toBe('try-now');
    press('notYet');
    expect([title(), step()]).toEqual(['Step 2 of 3', 'Wait.']);
    expect(document.activeElement?.className).toBe('try-now');
    expect(shown()).toEqual(['It worked', 'Not yet', 'Back']);
    press('back');
    expect(title()).toBe('Step 1 of 3');
  });

  test('are not skipped by a double tap, nor is the report opened by it', async () => {
    await open();
    const tap = (selector: string, after: number) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + after });
      return document.querySelector(selector)?.dispatchEvent(event);
    };
    tap('[value=notYet]', 50);
    expect(title()).toBe('Step 1 of 3');
    tap('[value=notYet]', 1000);
    tap('[value=notYet]', 150);
    expect(title()).toBe('Step 2 of 3');
    for (let count = 0; count < 2; count++) tap('[value=notYet]', 1000);
    expect(title()).toBe('You have tried every step');
    expect(tap('a', 150)).toBe(false);
    expect(tap('a', 1000)).toBe(true);
  });

  test('end with how it stays so where one helped', async () => {
    await open();
    press('notYet');
    press('worked');
    expect(title()).toBe('It works again.');
    expect(document.querySelector<HTMLElement>('[data-when=worked]')?.hidden).toBe(false);
    expect(shown()).toEqual(['Again']);
    press('again');
    expect(title()).toBe('Step 1 of 3');
  });

  test('end with the report where none helped', async () => {
    await open('?device=noahs-robot');
    for (let count = 0; count < 3; count++) press('notYet');
    expect(title()).toBe('You have tried every step');
    expect(shown()).toEqual(['Report', 'Back', 'Again']);
    expect(document.querySelector('a')?.href).toBe('https://help.example/feedback?article=robot&device=noahs-robot');
    press('notYet');
    const tried = readProgress('robot', 'noahs-robot')?.tried;
    expect(tried?.map(({ step: anchor, text }) => [anchor, text])).toEqual([
      ['step-1', 'Charge it.'],
      ['step-2', 'Wait.'],
      ['step-3', 'Start it.'],
    ]);
    expect(tried?.every(({ at }) => Math.abs(at - Date.now() / 1000) < 60)).toBe(true);
  });
});

describe('the position', () => {
  test('is there again, for each device', async () => {
    await open('?device=noahs-robot');
    press('notYet');
    await open('?device=noahs-robot');
    expect(title()).toBe('Step 2 of 3');
    await open('?device=annas-robot');
    expect(title()).toBe('Step 1 of 3');
    await open();
    expect(title()).toBe('Step 1 of 3');
  });

  test('is the user’s, who takes over what was tried before it was known who it is', async () => {
    await open();
    press('notYet');
    localStorage['companion.lastUser'] = 'noah';
    await open();
    expect(title()).toBe('Step 2 of 3');
    localStorage['companion.lastUser'] = 'anna';
    await open();
    expect(title()).toBe('Step 1 of 3');
    localStorage['companion.lastUser'] = 'noah';
    await open();
    expect(title()).toBe('Step 2 of 3');
  });

  test('begins anew once a step has helped', async () => {
    await open();
    press('notYet');
    press('worked');
    await open();
    expect(title()).toBe('Step 1 of 3');
  });

  test('comes with the warnings that stand below it, not with those above', async () => {
    await open();
    expect([...document.querySelectorAll('.try-card .callout')].map(({ textContent }) => textContent)).toEqual(['It resets.']);
  });

  test.each([
    ['of another text', stored('34cd', 0)],
    ['of more than a week ago', stored('12ab', 8)],
    ['that is no position', '{"version":"12ab","tried":7}'],
    ['that is no JSON', '{'],
  ])('%s is none', async (_, text) => {
    localStorage.setItem('companion.tried/guest/robot/', text);
    await open();
    expect(title()).toBe('Step 1 of 3');
  });

  test('lasts as long as the page where storage refuses', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open();
    press('notYet');
    expect(title()).toBe('Step 2 of 3');
    refuse.mockRestore();
  });
});
