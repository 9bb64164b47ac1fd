import { orUndefined } from '../../lib/or-undefined.ts';
import type { ShellMethod } from '../shell.ts';
import { agreement } from './agreement.ts';
import { type Check, createCheck, methods, probeOf } from './check.ts';
import { checklist, holds } from './checklist.ts';
import { type Fact, facts } from './facts.ts';
import { summary, tally } from './summary.ts';
import { failures } from './verdict.ts';

// The script of the page that app developers open in their web view (src/layouts/shell-check).

/** @throws Error if the page lacks it */
function find<E extends Element>(selector: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const rowOf = (method: ShellMethod) => find<HTMLElement>(`[data-function="${method}"]`);

/** The checklist's boxes. Those of the page are ticked by it; a person's are kept, since one item ends the app. */
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-item]')];
const storedTicks = 'companion.checklist';

function restoreTicks(): void {
  const stored = orUndefined(() => localStorage.getItem(storedTicks))?.split(' ') ?? [];
  for (const box of boxes()) box.checked = !box.disabled && stored.includes(box.id);
}

const storeTicks = () =>
  orUndefined(() =>
    localStorage.setItem(
      storedTicks,
      boxes()
        .flatMap(({ checked, disabled, id }) => (checked && !disabled ? [id] : []))
        .join(' '),
    ),
  );

/** Ticks what the page can decide. @returns the ids of all items that hold */
function drawChecklist(check: Check, facts: readonly Fact[]): ReadonlySet<string> {
  const findings = { facts, rows: check.rows() };
  for (const item of checklist) {
    const held = holds(item, findings);
    if (held !== undefined) find<HTMLInputElement>(`#${item.id}`).checked = held;
  }
  return new Set(boxes().flatMap(({ checked, id }) => (checked ? [id] : [])));
}

function draw(check: Check, about: readonly Fact[]): void {
  const rows = check.rows();
  for (const { method, word, detail, answer } of rows) {
    const row = rowOf(method);
    const chip = find<HTMLElement>('.check-word', row);
    chip.textContent = word;
    row.dataset.word = failures.includes(word) ? 'failed' : word;
    find('.check-detail', row).textContent = [detail, answer].filter(Boolean).join(' · ');
    const button = row.querySelector('button');
    if (button) button.disabled = word === 'not offered' || word === 'waiting';
  }
  find('#tally').textContent = tally(check);
  find<HTMLTextAreaElement>('#summary').value = summary(check, about, drawChecklist(check, about));
}

function drawFacts(about: readonly Fact[]): void {
  const list = about.flatMap(({ name, value, bad }) => {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    description.textContent = value;
    if (bad) description.dataset.bad = '';
    return [term, description];
  });
  find('#facts').replaceChildren(...list);
}

/** A web view may have no clipboard; then the text is there to be taken by hand. */
async function copy(): Promise<void> {
  const field = find<HTMLTextAreaElement>('#summary');
  const said = find('#copied');
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = 'Copied.';
  } catch {
    find<HTMLDetailsElement>('#text').open = true;
    field.select();
    said.textContent = 'This web view has no clipboard: the text is selected below.';
  }
}

async function start(): Promise<void> {
  const page = window;
  let about: Fact[] = [];
  const check = await createCheck(page, __DEPLOYMENT__.externalHosts, () => draw(check, about));
  for (const method of methods)
    rowOf(method)
      .querySelector('button')
      ?.addEventListener('click', () => void check.call(method));
  find('#copy').addEventListener('click', () => void copy());
  restoreTicks();
  find('#checklist').addEventListener('change', () => {
    storeTicks();
    draw(check, about);
  });

  const safe = methods.filter((method) => !probeOf(method).see);
  await Promise.all(safe.map((method) => check.call(method)));
  about = [...(await facts(page)), agreement(page.companionInfo, check.replies(), check.rows())];
  drawFacts(about);
  draw(check, about);
}

/** A bridge may be so wrong that connecting to it throws: that is then all there is to show. */
async function fail(error: unknown): Promise<void> {
  find('#tally').textContent = `The bridge cannot be used: ${error}`;
  drawFacts(await facts(window));
}

void start().catch(fail);
