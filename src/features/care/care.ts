import { downloadCalendar } from '../../app/download.ts';
import { addDays, dayOf, formatDay } from '../../lib/day.ts';
import { pageParams } from '../../lib/page-params.ts';
import { findElement } from '../../shell/page/find-element.ts';
import { type CareDays, careStore } from '../../stores/care.ts';

/** Texts of the page's language, as CareSchedule.astro hands them over. */
type Texts = Record<'done' | 'undo' | 'doneOn' | 'overdue' | 'notSaved' | 'calendarTitle', string>;

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** A part that is cared for every so many days, with its row of the table. */
class PartRow {
  readonly part: string;
  readonly days: number;
  readonly name: string;
  readonly button: HTMLButtonElement;
  /** The day that the button takes back; without one, it marks the part as done. */
  undoes: string | undefined;
  private readonly state: HTMLElement;

  constructor(row: HTMLElement) {
    this.part = row.dataset.part ?? '';
    this.days = Number(row.dataset.every);
    this.name = row.dataset.name ?? '';
    this.button = findElement(row, 'button', HTMLButtonElement);
    this.state = findElement(row, '.care-state', HTMLElement);
  }

  /** @returns what is said of the part, to be announced */
  show(days: CareDays | undefined, texts: Texts, tag: string): string {
    const today = dayOf(new Date());
    const date = days?.[this.part]?.[0];
    const next = date && addDays(date, this.days);
    const isOverdue = !!next && next < today;
    const said = next
      ? fill(isOverdue ? texts.overdue : texts.doneOn, { date: formatDay(date, tag), next: formatDay(next, tag) })
      : '';
    this.undoes = date === today ? date : undefined;
    const label = this.undoes ? texts.undo : texts.done;
    this.state.textContent = said;
    this.state.toggleAttribute('data-overdue', isOverdue);
    this.state.hidden = said === '';
    this.button.textContent = label;
    this.button.ariaLabel = `${this.name}: ${label}`;
    this.button.hidden = false;
    return said || label;
  }

  /** From tomorrow on: a calendar does not remind of what is past. */
  nextReminder(days: CareDays | undefined, today: string): string {
    const next = addDays(days?.[this.part]?.[0] ?? today, this.days);
    return next > today ? next : addDays(today, 1);
  }
}

/** Adds to a care schedule what was done when, and a file for a calendar. */
export async function startCare(root: HTMLElement): Promise<void> {
  const texts: Texts = JSON.parse(root.dataset.texts ?? '{}');
  const tag = document.documentElement.lang;
  const { device = '' } = pageParams(location);
  const name = ['care', root.dataset.kind, ...(/^[\w-]{1,64}$/.test(device) ? [device] : [])].join('.');
  const status = findElement(root, '[role=status]', HTMLElement);
  const rows = [...root.querySelectorAll<HTMLElement>('[data-part]:has(button)')].map((row) => new PartRow(row));
  const store = careStore(name);

  let days = await store.load().catch(() => undefined);
  const draw = () => {
    for (const row of rows) row.show(days, texts, tag);
  };
  draw();

  for (const row of rows)
    row.button.addEventListener('click', async () => {
      if (row.button.ariaDisabled === 'true') return;
      row.button.ariaDisabled = 'true';
      try {
        days = await store.mark(row.part, row.undoes ?? dayOf(new Date()), !row.undoes);
        status.textContent = `${row.name}: ${row.show(days, texts, tag)}`;
      } catch {
        status.textContent = texts.notSaved;
      }
      row.button.ariaDisabled = null;
      draw();
    });
  // A page that was left open for days, or comes back.
  const refresh = async () => {
    days = await store.load().catch(() => days);
    draw();
  };
  document.addEventListener('visibilitychange', refresh);
  addEventListener('pageshow', refresh);

  const calendar = findElement(root, ':scope > button', HTMLButtonElement);
  // An app's web view downloads nothing.
  calendar.hidden = 'shell' in document.documentElement.dataset;
  calendar.addEventListener('click', () => {
    const today = dayOf(new Date());
    const reminders = rows.map((row) => ({
      uid: `${name}.${row.part}@${location.hostname}`,
      day: row.nextReminder(days, today),
      title: fill(texts.calendarTitle, { part: row.name }),
      text: root.dataset.address ?? '',
      remindDays: 0,
      everyDays: row.days,
    }));
    downloadCalendar(reminders, name);
  });
}
