/**
 * Makes an element. Properties that begin with `on` are listeners, `dataset` and `class` are what they say, all others are
 * the element's own properties where it has them, and attributes where not. Texts are never read as HTML.
 */
export function h(tag, properties = {}, ...children) {
  const element =
    tag === 'svg' || tag === 'path' ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'dataset') Object.assign(element.dataset, value);
    else if (name === 'class') element.setAttribute('class', value);
    else if (name in element && !(element instanceof SVGElement)) element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(
    ...children
      .flat(Number.POSITIVE_INFINITY)
      .filter((child) => child !== undefined && child !== null && typeof child !== 'boolean'),
  );
  return element;
}

/** A labelled control. */
export const field = (label, control, hint) =>
  h('label', { class: 'field' }, h('span', {}, label), control, hint && h('small', {}, hint));

/** A select of `[value, text]` rows, or of `[group, rows]` where the second is a list. */
export function select(rows, value, onChange, label) {
  const option = ([key, text]) => h('option', { value: key, selected: key === value }, text);
  return h(
    'select',
    { onchange: (event) => onChange(event.target.value), 'aria-label': label },
    rows.map((row) => (Array.isArray(row[1]) ? h('optgroup', { label: row[0] }, row[1].map(option)) : option(row))),
  );
}

let groups = 0;

/** A few choices side by side, of which one holds. */
export function segments(label, rows, value, onChange) {
  groups += 1;
  const name = `choice-${groups}`;
  return h(
    'fieldset',
    { class: 'segments' },
    h('legend', {}, label),
    h(
      'div',
      {},
      rows.map(([key, text]) =>
        h(
          'label',
          {},
          h('input', { type: 'radio', name, value: key, checked: key === value, onchange: () => onChange(key) }),
          h('span', {}, text),
        ),
      ),
    ),
  );
}

/** A switch. */
export const toggle = (label, checked, onChange, detail) =>
  h(
    'label',
    { class: 'toggle' },
    h('span', {}, label, detail && h('small', {}, detail)),
    h('input', { type: 'checkbox', role: 'switch', checked, onchange: (event) => onChange(event.target.checked) }),
  );

export const card = (title, ...children) => h('section', { class: 'card' }, h('h2', {}, title), children);

let hiding;

/** Says something for a moment. */
export function notice(text) {
  const place = document.querySelector('[data-notice]');
  place.textContent = text;
  place.classList.add('shown');
  clearTimeout(hiding);
  hiding = setTimeout(() => place.classList.remove('shown'), 2600);
}
