import { beforeEach, describe, expect, test, vi } from 'vitest';
import { careKindOf, careSchedules } from '../../../../src/features/care/schedule.ts';
import { faqFacts } from '../../../../src/routes/faq-lists.ts';

const saved = { files: [] as { name: string; text: string }[] };
vi.mock('../../../../src/app/download.ts', async () => {
  const { calendarFile } = await vi.importActual<typeof import('../../../../src/lib/ics.ts')>('../../../../src/lib/ics.ts');
  return {
    downloadCalendar: (days: Parameters<typeof calendarFile>[0], name: string) =>
      saved.files.push({ name, text: calendarFile(days, new Date()) }),
  };
});

/** What an app in place of the browser stores; `late` holds a save back until it is called. */
const app = {
  is: false,
  can: true,
  fails: false,
  values: new Map<string, string>(),
  late: undefined as Promise<void> | undefined,
};
vi.mock('../../../../src/shell/connect.ts', async (original) => {
  const { connectShell } = await original<typeof import('../../../../src/shell/connect.ts')>();
  const shell = {
    can: () => app.can,
    async call(method: string, { key, value }: { key: string; value: string }) {
      if (app.fails) throw new Error('failed');
      if (method === 'getLocalData') return { value: app.values.get(key) ?? null };
      await app.late;
      app.values.set(key, value);
      return {};
    },
  };
  return { connectShell: async () => (app.is ? shell : connectShell([])) };
});

const row = (part: string, every: string, name: string) => `<tr data-part="${part}" data-every="${every}" data-name="${name}">
  <th>${name}</th><td>Look.${every === 'use' ? '' : '<p class="care-state" hidden></p><button type="button" hidden>Done today</button>'}</td></tr>`;

/** A page with the schedule of a vacuum: what is done after every use, every week and every month. */
async function open(query = ''): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', `/faqDetail/care${query}`);
  const texts = {
    done: 'Done today',
    undo: 'Undo',
    doneOn: 'Done on {{date}}. Next: {{next}}',
    overdue: 'Due since {{next}}. Last done on {{date}}',
    notSaved: 'Not saved',
    calendarTitle: '{{part}}: time to check',
  };
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<section class="care" data-kind="vacuum" data-address="https://help.test/care#care">
    <table>${row('dustBox', 'use', 'Dust box')}${row('mainBrush', '7', 'Main brush')}${row('wheels', '30', 'Wheels')}</table>
    <p role="status"></p><button type="button" hidden>Calendar</button></section>`;
  const root = document.querySelector<HTMLElement>('.care');
  if (!root) throw new Error('no schedule');
  root.dataset.texts = JSON.stringify(texts);
  const { startCare } = await import('../../../../src/features/care/care.ts');
  await startCare(root);
}

const button = (part: string) => document.querySelector<HTMLButtonElement>(`[data-part=${part}] button`);
const state = (part: string) => document.querySelector(`[data-part=${part}] .care-state`)?.textContent;
const status = () => document.querySelector('.care > [role=status]')?.textContent;
const press = (part: string) => button(part)?.click();
const calendar = () => {
  document.querySelector<HTMLButtonElement>('.care > button')?.click();
  return saved.files.at(-1);
};
const store = (days: object, key = 'care.vacuum') => localStorage.setItem(`companion.local.${key}`, JSON.stringify(days));
const stored = (key = 'care.vacuum') => JSON.parse(localStorage.getItem(`companion.local.${key}`) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  saved.files = [];
  Object.assign(app, { is: false, can: true, fails: false, late: undefined });
  app.values.clear();
  vi.useFakeTimers({ now: new Date('2026-03-28T10:00:00'), toFake: ['Date'] });
});

describe('a care schedule', () => {
  test('offers what comes again after days, not what is done after every use', async () => {
    await open();
    expect(button('dustBox')).toBeNull();
    expect(button('mainBrush')?.hidden).toBe(false);
    expect(button('mainBrush')?.ariaLabel).toBe('Main brush: Done today');
  });

  test('remembers what was done today, says when it is due next, and announces it', async () => {
    await open();
    press('mainBrush');
    await expect.poll(() => state('mainBrush')).toBe('Done on March 28, 2026. Next: April 4, 2026');
    expect(status()).toBe('Main brush: Done on March 28, 2026. Next: April 4, 2026');
    expect(state('wheels')).toBe('');
    await open();
    expect(state('mainBrush')).toBe('Done on March 28, 2026. Next: April 4, 2026');
  });

  test('takes back what was pressed by mistake, also after the page was opened again', async () => {
    store({ mainBrush: ['2026-03-20'], wheels: ['2026-03-01'] });
    await open();
    expect(state('mainBrush')).toBe('Due since March 27, 2026. Last done on March 20, 2026');
    press('mainBrush');
    await expect.poll(() => state('mainBrush')).toContain('April 4');
    await open();
    expect(button('mainBrush')?.textContent).toBe('Undo');
    press('mainBrush');
    await expect.poll(() => state('mainBrush')).toContain('Due since March 27');
    expect(stored()).toEqual({ mainBrush: ['2026-03-20'], wheels: ['2026-03-01'] });
  });

  test('of a page that stays open becomes due, and offers no undo of another day', async () => {
    await open();
    press('mainBrush');
    await expect.poll(() => button('mainBrush')?.textContent).toBe('Undo');
    vi.setSystemTime(new Date('2026-04-05T08:00:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => button('mainBrush')?.textContent).toBe('Done today');
    expect(state('mainBrush')).toContain('Due since April 4');
  });

  test('keeps what another tab has changed meanwhile', async () => {
    await open();
    store({ wheels: ['2026-03-27'] });
    press('mainBrush');
    await expect.poll(() => stored()).toEqual({ mainBrush: ['2026-03-28'], wheels: ['2026-03-27'] });
  });

  test('does what its button says, whatever another tab has stored', async () => {
    await open();
    store({ mainBrush: ['2026-03-28', '2026-03-20'] });
    press('mainBrush');
    await expect.poll(() => button('mainBrush')?.textContent).toBe('Undo');
    expect(stored()).toEqual({ mainBrush: ['2026-03-28', '2026-03-20'] });
    store({ mainBrush: ['2026-03-20'] });
    press('mainBrush');
    await expect.poll(() => button('mainBrush')?.textContent).toBe('Done today');
    expect(stored()).toEqual({ mainBrush: ['2026-03-20'] });
  });

  test('takes back the day that it was drawn with, also after midnight, and marks the one that has begun', async () => {
    vi.setSystemTime(new Date('2026-03-28T23:58:00'));
    await open();
    press('mainBrush');
    await expect.poll(() => button('mainBrush')?.textContent).toBe('Undo');
    vi.setSystemTime(new Date('2026-03-29T00:02:00'));
    press('mainBrush');
    await expect.poll(() => button('mainBrush')?.textContent).toBe('Done today');
    expect(stored()).toEqual({ mainBrush: [] });
    press('wheels');
    await expect.poll(() => stored().wheels).toEqual(['2026-03-29']);
  });

  test('shows what another tab has stored once it is seen again', async () => {
    await open();
    store({ mainBrush: ['2026-03-28'] });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => button('mainBrush')?.textContent).toBe('Undo');
  });

  test('is kept for each device, and for none that is no id', async () => {
    await open('?device=upstairs');
    press('mainBrush');
    await expect.poll(() => stored('care.vacuum.upstairs')).toEqual({ mainBrush: ['2026-03-28'] });
    await open('?device=living-room');
    expect(state('mainBrush')).toBe('');
    await open('?device=a%0D%0Ab');
    expect(calendar()?.text).toMatch(/^UID:care\.vacuum\.mainBrush@/m);
  });

  test('says so where it cannot be saved, and changes nothing', async () => {
    store({ mainBrush: ['2026-03-20'] });
    await open();
    const full = vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press('mainBrush');
    await expect.poll(status).toBe('Not saved');
    expect(state('mainBrush')).toContain('March 20');
    full.mockRestore();
  });

  test.each(['{', '[1]', '"x"', '{"mainBrush":7}', '{"mainBrush":["soon"]}'])(
    'starts anew from what is no days: %s',
    async (text) => {
      localStorage.setItem('companion.local.care.vacuum', text);
      await open();
      expect(state('mainBrush')).toBe('');
    },
  );

  test('writes the next days into a file for a calendar, which reminds again and again', async () => {
    store({ mainBrush: ['2026-03-27'], wheels: ['2026-01-01'] });
    await open();
    const file = calendar();
    const lines = (name: string) => file?.text.match(new RegExp(`^${name}.*$`, 'gm'));
    expect(file?.name).toBe('care.vacuum');
    expect(lines('DTSTART')).toEqual(['DTSTART;VALUE=DATE:20260403', 'DTSTART;VALUE=DATE:20260329']);
    expect(lines('RRULE')).toEqual(['RRULE:FREQ=DAILY;INTERVAL=7', 'RRULE:FREQ=DAILY;INTERVAL=30']);
    expect(lines('SUMMARY')).toEqual(['SUMMARY:Main brush: time to check', 'SUMMARY:Wheels: time to check']);
    localStorage.clear();
    await open();
    expect(calendar()?.text.match(/^DTSTART.*$/gm)?.[0]).toBe('DTSTART;VALUE=DATE:20260404');
  });
});

describe('in an app', () => {
  test('two parts that are done while the app still saves are both saved, by the app', async () => {
    app.is = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    app.late = promise;
    await open();
    press('mainBrush');
    press('mainBrush');
    press('wheels');
    resolve();
    const days = () => JSON.parse(app.values.get('care.vacuum') ?? '{}');
    await expect.poll(days).toEqual({ mainBrush: ['2026-03-28'], wheels: ['2026-03-28'] });
    expect(localStorage.length).toBe(0);
  });

  test('that stores nothing, the browser does', async () => {
    Object.assign(app, { is: true, can: false });
    await open();
    press('mainBrush');
    await expect.poll(() => stored()).toEqual({ mainBrush: ['2026-03-28'] });
  });

  test('that did not answer at first, it is asked again', async () => {
    Object.assign(app, { is: true, fails: true });
    app.values.set('care.vacuum', JSON.stringify({ wheels: ['2026-03-01'] }));
    await open();
    app.fails = false;
    press('mainBrush');
    await expect.poll(() => state('mainBrush')).toContain('April 4');
    expect(JSON.parse(app.values.get('care.vacuum') ?? '')).toEqual({ mainBrush: ['2026-03-28'], wheels: ['2026-03-01'] });
  });
});

test.each(Object.entries(careSchedules))(
  'the schedule of %s is in an answer about it, its parts by how often',
  (kind, { answer, parts }) => {
    expect(faqFacts[answer]?.devices).toContain(kind);
    expect(careKindOf(answer)).toBe(kind);
    const days = parts.map(({ every }) => (every === 'use' ? 0 : every));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  },
);
