import { downloadCalendar } from '../../app/download.ts';
import { addDays, dayOf, formatDay, isDay } from '../../lib/day.ts';
import { pageParams } from '../../lib/page-params.ts';
import { connectShell } from '../../shell/connect.ts';
import type { Shell } from '../../shell/shell.ts';

/** Texts of the page's language, as CareSchedule.astro hands them over. */
type Texts = Record<'done' | 'doneFor' | 'undo' | 'doneOn' | 'overdue' | 'notSaved' | 'calendar' | 'calendarTitle', string>;

/** When each part was last cared for: days of the calendar by the part's name. */
type Done = Record<string, string>;

interface Row {
  part: string;
  name: string;
  days: number;
  cell: HTMLElement;
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Where a device's days stand in the app's storage, or the browser's. */
async function storageOf(shell: Shell, key: string) {
  if (!shell.can('getLocalData') || !shell.can('saveLocalData')) return undefined;
  const { value } = await shell.call('getLocalData', { key });
  return {
    done: parse(value),
    save: (done: Done) => shell.call('saveLocalData', { key, value: JSON.stringify(done) }),
  };
}

function parse(value: string | null): Done {
  try {
    const stored: unknown = JSON.parse(value ?? '{}');
    const days = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(days.filter(([, day]) => typeof day === 'string' && isDay(day)));
  } catch {
    return {};
  }
}

/** A row's state in words, and the button that says it is done today or takes that back. */
function addControls(
  { name, part, days, cell }: Row,
  texts: Texts,
  tag: string,
  done: Done,
  change: (part: string, day?: string) => Promise<boolean>,
) {
  const state = document.createElement('p');
  const button = document.createElement('button');
  const status = document.createElement('p');
  button.type = 'button';
  button.className = 'button button-quiet button-flush';
  status.role = 'status';
  let before: string | undefined;
  let undoable = false;

  const draw = () => {
    const date = done[part];
    const next = date && addDays(date, days);
    const isOverdue = next !== undefined && next < dayOf(new Date());
    const dates = { date: date ? formatDay(date, tag) : '', next: next ? formatDay(next, tag) : '' };
    state.textContent = date ? fill(isOverdue ? texts.overdue : texts.doneOn, dates) : '';
    state.className = isOverdue ? 'care-overdue' : '';
    button.textContent = undoable ? texts.undo : texts.done;
    button.ariaLabel = undoable ? `${name}: ${texts.undo}` : fill(texts.doneFor, { part: name });
  };
  button.addEventListener('click', async () => {
    const day = undoable ? before : dayOf(new Date());
    if (!undoable) before = done[part];
    if (!(await change(part, day))) {
      status.textContent = texts.notSaved;
      return;
    }
    undoable = !undoable;
    draw();
    status.textContent = '';
    state.role = 'status';
  });
  draw();
  cell.append(state, button, status);
}

/** When a part is next due, from tomorrow on: a calendar does not remind of what is past. */
function nextDay({ part, days }: Row, done: Done, today: string): string {
  const next = addDays(done[part] ?? today, days);
  return next > today ? next : addDays(today, 1);
}

/** Adds to a care schedule what was done when, and a file for a calendar. */
export async function startCare(root: HTMLElement): Promise<void> {
  const texts: Texts = JSON.parse(root.dataset.texts ?? '{}');
  const tag = document.documentElement.lang;
  const { device } = pageParams(location);
  const name = ['care', root.dataset.kind, ...(device ? [device] : [])].join('.');
  const rows = [...root.querySelectorAll<HTMLTableRowElement>('[data-part]')]
    .map((row) => ({
      part: row.dataset.part ?? '',
      name: row.cells[0]?.firstChild?.textContent?.trim() ?? '',
      days: Number(row.dataset.every),
      cell: row.cells[1] ?? row,
    }))
    .filter(({ days }) => days > 0);

  const storage = await connectShell()
    .then((shell) => storageOf(shell, name))
    .catch(() => undefined);
  const done = storage?.done ?? {};
  const change = async (part: string, day?: string) => {
    const { [part]: _, ...others } = done;
    const next = day ? { ...others, [part]: day } : others;
    const isSaved = await storage?.save(next).then(
      () => true,
      () => false,
    );
    if (!isSaved) return false;
    delete done[part];
    Object.assign(done, next);
    return true;
  };
  if (storage) for (const row of rows) addControls(row, texts, tag, done, change);

  const calendar = document.createElement('button');
  calendar.type = 'button';
  calendar.className = 'button';
  calendar.textContent = texts.calendar;
  calendar.addEventListener('click', () => {
    const today = dayOf(new Date());
    const days = rows.map((row) => ({
      uid: `${name}.${row.part}@${location.hostname}`,
      day: nextDay(row, done, today),
      title: fill(texts.calendarTitle, { part: row.name }),
      text: location.href.replace(/[?#].*/, '#care'),
      remindDays: 0,
      everyDays: row.days,
    }));
    downloadCalendar(days, name);
  });
  root.append(calendar);
}
