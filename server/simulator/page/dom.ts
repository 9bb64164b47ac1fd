export type Child = Node | string | number | boolean | null | undefined | readonly Child[];

export type Properties<E> = Partial<Omit<E, 'dataset' | 'role'>> & {
  class?: string;
  role?: string;
  dataset?: Record<string, string>;
  'aria-label'?: string;
};

/** Creates an element from its own properties and these attributes. Texts are never read as HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, role, dataset, 'aria-label': label, ...own }: Properties<HTMLElementTagNameMap[Tag]>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ class: className, role, 'aria-label': label })) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  Object.assign(element.dataset, dataset);
  Object.assign(element, own);
  element.append(...nodesOf(children));
  return element;
}

/** Replaces everything in an element. */
export const fill = (element: Element, ...children: Child[]): void => element.replaceChildren(...nodesOf(children));

const nodesOf = (child: Child): (Node | string)[] => {
  if (child === null || child === undefined || typeof child === 'boolean') return [];
  if (child instanceof Node) return [child];
  return typeof child === 'object' ? child.flatMap(nodesOf) : [String(child)];
};

/** @throws Error when page.html has no such element */
export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`page.html has no ${selector}`);
  return element;
}

/** A labelled control. */
export const field = (label: string, control: Child, hint?: string | false): HTMLLabelElement =>
  h('label', { class: 'field' }, h('span', {}, label), control, hint && h('small', {}, hint));

export const button = (text: string, onclick: () => unknown, more: Properties<HTMLButtonElement> = {}): HTMLButtonElement =>
  h('button', { type: 'button', onclick, ...more }, text);

/** A value and the text that stands for it. */
export type Option<Value extends string> = readonly [Value, string];
type OptionGroup<Value extends string> = readonly [string, readonly Option<Value>[]];

export function select<Value extends string>(
  rows: readonly (Option<Value> | OptionGroup<Value>)[],
  value: string,
  onChange: (value: Value) => void,
  label?: string,
): HTMLSelectElement {
  const values = new Map<string, Value>();
  const option = ([key, text]: Option<Value>) => {
    values.set(key, key);
    return h('option', { value: key, selected: key === value }, text);
  };
  const isGroup = (row: Option<Value> | OptionGroup<Value>): row is OptionGroup<Value> => typeof row[1] !== 'string';
  const element = h(
    'select',
    label ? { 'aria-label': label } : {},
    rows.map((row) => (isGroup(row) ? h('optgroup', { label: row[0] }, row[1].map(option)) : option(row))),
  );
  element.onchange = () => {
    const chosen = values.get(element.value);
    if (chosen !== undefined) onChange(chosen);
  };
  return element;
}

let groups = 0;

/** A few choices side by side, of which one holds. */
export function segments<Value extends string>(
  label: string,
  rows: readonly Option<Value>[],
  value: string,
  onChange: (value: Value) => void,
): HTMLFieldSetElement {
  groups += 1;
  const name = `choice-${groups}`;
  const choice = ([key, text]: Option<Value>) =>
    h(
      'label',
      {},
      h('input', { type: 'radio', name, value: key, checked: key === value, onchange: () => onChange(key) }),
      h('span', {}, text),
    );
  return h('fieldset', { class: 'segments' }, h('legend', {}, label), h('div', {}, rows.map(choice)));
}

/** A switch. */
export function toggle(label: string, checked: boolean, onChange: (on: boolean) => void, detail?: string): HTMLLabelElement {
  const input = h('input', { type: 'checkbox', role: 'switch', checked, onchange: () => onChange(input.checked) });
  return h('label', { class: 'toggle' }, h('span', {}, label, detail && h('small', {}, detail)), input);
}

export const card = (title: string, ...children: Child[]): HTMLElement =>
  h('section', { class: 'card' }, h('h2', {}, title), children);

/** @param send gets the trimmed text of each field, by its name */
export function form(
  className: string,
  send: (values: Record<string, string>) => unknown,
  ...children: Child[]
): HTMLFormElement {
  const element = h('form', { class: className }, children);
  element.onsubmit = (event) => {
    event.preventDefault();
    void send(Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value).trim()])));
  };
  return element;
}

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a moment. */
export function notice(text: string): void {
  const place = find('[data-notice]');
  place.textContent = text;
  place.classList.add('shown');
  clearTimeout(hiding);
  hiding = setTimeout(() => place.classList.remove('shown'), 2600);
}
