import { beforeEach, describe, expect, test, vi } from 'vitest';

const saved = { files: [] as { name: string; text: string }[], refuses: false };
vi.mock('../../../../src/app/download.ts', async () => {
  const { calendarFile } = await vi.importActual<typeof import('../../../../src/lib/ics.ts')>('../../../../src/lib/ics.ts');
  return {
    downloadCalendar: (days: Parameters<typeof calendarFile>[0], name: string) =>
      saved.files.push({ name, text: calendarFile(days, new Date()) }),
  };
});

/** A page with the schedule of a vacuum: what is done after every use, every week and every month. */
async function open(query = ''): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', `/faqDetail/care${query}`);
  const texts = {
    done: 'Done today',
    doneFor: '{{part}}: done today',
    undo: 'Undo',
    doneOn: 'Done on {{date}}. Next: {{next}}',
    overdue: 'Due since {{next}}. Last done on {{date}}',
    notSaved: 'Not saved',
    calendar: 'Calendar',
    calendarTitle: '{{part}}: time to check',
  };
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<section class="care" data-kind="vacuum"><table>
    <tr data-part="dustBox" data-every="use"><th>Dust box<p>After every use</p></th><td>Empty it.</td></tr>
    <tr data-part="mainBrush" data-every="7"><th>Main brush<p>Every week</p></th><td>Remove hair.</td></tr>
    <tr data-part="wheels" data-every="30"><th>Wheels<p>Every month</p></th><td>Remove threads.</td></tr>
  </table></section>`;
  const root = document.querySelector<HTMLElement>('.care');
  if (!root) throw new Error('no schedule');
  root.dataset.texts = JSON.stringify(texts);
  const { startCare } = await import('../../../../src/features/care/care.ts');
  await startCare(root);
}

const cell = (part: string) => document.querySelector(`[data-part=${part}] td`);
const state = (part: string) => cell(part)?.querySelector('p')?.textContent;
const press = async (part: string) => {
  cell(part)?.querySelector('button')?.click();
  await vi.waitFor(() => undefined);
};
const calendar = () => {
  document.querySelector<HTMLButtonElement>('.care > button')?.click();
  return saved.files.at(-1);
};
const store = (days: object, key = 'care.vacuum') => localStorage.setItem(`companion.local.${key}`, JSON.stringify(days));

beforeEach(() => {
  localStorage.clear();
  saved.files = [];
  vi.useFakeTimers({ now: new Date('2026-03-28T10:00:00'), toFake: ['Date'] });
});

describe('a care schedule', () => {
  test('offers what comes again after days, not what is done after every use', async () => {
    await open();
    expect(cell('dustBox')?.querySelector('button')).toBeNull();
    expect(cell('mainBrush')?.querySelector('button')?.ariaLabel).toBe('Main brush: done today');
  });

  test('remembers what was done today, and says when it is due next', async () => {
    await open();
    await press('mainBrush');
    await expect.poll(() => state('mainBrush')).toBe('Done on March 28, 2026. Next: April 4, 2026');
    expect(state('wheels')).toBe('');
    await open();
    expect(state('mainBrush')).toBe('Done on March 28, 2026. Next: April 4, 2026');
  });

  test('takes back what was pressed by mistake', async () => {
    store({ mainBrush: '2026-03-20', wheels: '2026-03-01' });
    await open();
    expect(state('mainBrush')).toBe('Due since March 27, 2026. Last done on March 20, 2026');
    await press('mainBrush');
    await expect.poll(() => state('mainBrush')).toContain('April 4');
    await press('mainBrush');
    await expect.poll(() => state('mainBrush')).toContain('Due since March 27');
    expect(JSON.parse(localStorage.getItem('companion.local.care.vacuum') ?? '')).toEqual({
      mainBrush: '2026-03-20',
      wheels: '2026-03-01',
    });
  });

  test('is kept for each device', async () => {
    store({ mainBrush: '2026-03-28' }, 'care.vacuum.upstairs');
    await open('?device=upstairs');
    expect(state('mainBrush')).toContain('April 4');
    await open('?device=living-room');
    expect(state('mainBrush')).toBe('');
  });

  test('says so where it cannot be saved, and changes nothing', async () => {
    await open();
    const full = vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('mainBrush');
    await expect.poll(() => cell('mainBrush')?.querySelector('[role=status]')?.textContent).toBe('Not saved');
    expect(state('mainBrush')).toBe('');
    full.mockRestore();
  });

  test.each(['{', '[1]', '"x"', '{"mainBrush":7}', '{"mainBrush":"soon"}'])(
    'starts anew from what is no days: %s',
    async (text) => {
      localStorage.setItem('companion.local.care.vacuum', text);
      await open();
      expect(state('mainBrush')).toBe('');
    },
  );

  test('writes the next days into a file for a calendar, which reminds again and again', async () => {
    store({ mainBrush: '2026-03-27', wheels: '2026-01-01' });
    await open();
    const file = calendar();
    const lines = (name: string) => file?.text.match(new RegExp(`^${name}.*$`, 'gm'));
    expect(file?.name).toBe('care.vacuum');
    expect(lines('DTSTART')).toEqual(['DTSTART;VALUE=DATE:20260403', 'DTSTART;VALUE=DATE:20260329']);
    expect(lines('RRULE')).toEqual(['RRULE:FREQ=DAILY;INTERVAL=7', 'RRULE:FREQ=DAILY;INTERVAL=30']);
    expect(lines('SUMMARY')).toEqual(['SUMMARY:Main brush: time to check', 'SUMMARY:Wheels: time to check']);
  });
});
